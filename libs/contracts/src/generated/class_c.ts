// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { ComponentStats as _api_ComponentStats, ComponentStats__Output as _api_ComponentStats__Output } from './api/ComponentStats.js';
import type { Percentiles as _api_Percentiles, Percentiles__Output as _api_Percentiles__Output } from './api/Percentiles.js';
import type { Rates as _api_Rates, Rates__Output as _api_Rates__Output } from './api/Rates.js';
import type { SystemStats as _api_SystemStats, SystemStats__Output as _api_SystemStats__Output } from './api/SystemStats.js';
import type { ActivationChallengeRequest as _broker_ActivationChallengeRequest, ActivationChallengeRequest__Output as _broker_ActivationChallengeRequest__Output } from './broker/ActivationChallengeRequest.js';
import type { ActivationChallengeResponse as _broker_ActivationChallengeResponse, ActivationChallengeResponse__Output as _broker_ActivationChallengeResponse__Output } from './broker/ActivationChallengeResponse.js';
import type { ApplicationHandlerRegistration as _broker_ApplicationHandlerRegistration, ApplicationHandlerRegistration__Output as _broker_ApplicationHandlerRegistration__Output } from './broker/ApplicationHandlerRegistration.js';
import type { BrokerClient as _broker_BrokerClient, BrokerDefinition as _broker_BrokerDefinition } from './broker/Broker.js';
import type { BrokerManagerClient as _broker_BrokerManagerClient, BrokerManagerDefinition as _broker_BrokerManagerDefinition } from './broker/BrokerManager.js';
import type { DeduplicatedDeviceActivationRequest as _broker_DeduplicatedDeviceActivationRequest, DeduplicatedDeviceActivationRequest__Output as _broker_DeduplicatedDeviceActivationRequest__Output } from './broker/DeduplicatedDeviceActivationRequest.js';
import type { DeduplicatedUplinkMessage as _broker_DeduplicatedUplinkMessage, DeduplicatedUplinkMessage__Output as _broker_DeduplicatedUplinkMessage__Output } from './broker/DeduplicatedUplinkMessage.js';
import type { DeviceActivationRequest as _broker_DeviceActivationRequest, DeviceActivationRequest__Output as _broker_DeviceActivationRequest__Output } from './broker/DeviceActivationRequest.js';
import type { DeviceActivationResponse as _broker_DeviceActivationResponse, DeviceActivationResponse__Output as _broker_DeviceActivationResponse__Output } from './broker/DeviceActivationResponse.js';
import type { DownlinkMessage as _broker_DownlinkMessage, DownlinkMessage__Output as _broker_DownlinkMessage__Output } from './broker/DownlinkMessage.js';
import type { DownlinkOption as _broker_DownlinkOption, DownlinkOption__Output as _broker_DownlinkOption__Output } from './broker/DownlinkOption.js';
import type { Status as _broker_Status, Status__Output as _broker_Status__Output } from './broker/Status.js';
import type { StatusRequest as _broker_StatusRequest, StatusRequest__Output as _broker_StatusRequest__Output } from './broker/StatusRequest.js';
import type { SubscribeRequest as _broker_SubscribeRequest, SubscribeRequest__Output as _broker_SubscribeRequest__Output } from './broker/SubscribeRequest.js';
import type { UplinkMessage as _broker_UplinkMessage, UplinkMessage__Output as _broker_UplinkMessage__Output } from './broker/UplinkMessage.js';
import type { ClassCClient as _fieldpost_network_v1_ClassCClient, ClassCDefinition as _fieldpost_network_v1_ClassCDefinition } from './fieldpost/network/v1/ClassC.js';
import type { OfferRequest as _fieldpost_network_v1_OfferRequest, OfferRequest__Output as _fieldpost_network_v1_OfferRequest__Output } from './fieldpost/network/v1/OfferRequest.js';
import type { OfferResponse as _fieldpost_network_v1_OfferResponse, OfferResponse__Output as _fieldpost_network_v1_OfferResponse__Output } from './fieldpost/network/v1/OfferResponse.js';
import type { LocationMetadata as _gateway_LocationMetadata, LocationMetadata__Output as _gateway_LocationMetadata__Output } from './gateway/LocationMetadata.js';
import type { RxMetadata as _gateway_RxMetadata, RxMetadata__Output as _gateway_RxMetadata__Output } from './gateway/RxMetadata.js';
import type { Status as _gateway_Status, Status__Output as _gateway_Status__Output } from './gateway/Status.js';
import type { TxConfiguration as _gateway_TxConfiguration, TxConfiguration__Output as _gateway_TxConfiguration__Output } from './gateway/TxConfiguration.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from './google/protobuf/Empty.js';
import type { ActivationMetadata as _lorawan_ActivationMetadata, ActivationMetadata__Output as _lorawan_ActivationMetadata__Output } from './lorawan/ActivationMetadata.js';
import type { CFList as _lorawan_CFList, CFList__Output as _lorawan_CFList__Output } from './lorawan/CFList.js';
import type { DLSettings as _lorawan_DLSettings, DLSettings__Output as _lorawan_DLSettings__Output } from './lorawan/DLSettings.js';
import type { FCtrl as _lorawan_FCtrl, FCtrl__Output as _lorawan_FCtrl__Output } from './lorawan/FCtrl.js';
import type { FHDR as _lorawan_FHDR, FHDR__Output as _lorawan_FHDR__Output } from './lorawan/FHDR.js';
import type { JoinAcceptPayload as _lorawan_JoinAcceptPayload, JoinAcceptPayload__Output as _lorawan_JoinAcceptPayload__Output } from './lorawan/JoinAcceptPayload.js';
import type { JoinRequestPayload as _lorawan_JoinRequestPayload, JoinRequestPayload__Output as _lorawan_JoinRequestPayload__Output } from './lorawan/JoinRequestPayload.js';
import type { MACCommand as _lorawan_MACCommand, MACCommand__Output as _lorawan_MACCommand__Output } from './lorawan/MACCommand.js';
import type { MACPayload as _lorawan_MACPayload, MACPayload__Output as _lorawan_MACPayload__Output } from './lorawan/MACPayload.js';
import type { MHDR as _lorawan_MHDR, MHDR__Output as _lorawan_MHDR__Output } from './lorawan/MHDR.js';
import type { Message as _lorawan_Message, Message__Output as _lorawan_Message__Output } from './lorawan/Message.js';
import type { Metadata as _lorawan_Metadata, Metadata__Output as _lorawan_Metadata__Output } from './lorawan/Metadata.js';
import type { TxConfiguration as _lorawan_TxConfiguration, TxConfiguration__Output as _lorawan_TxConfiguration__Output } from './lorawan/TxConfiguration.js';
import type { ActivationMetadata as _protocol_ActivationMetadata, ActivationMetadata__Output as _protocol_ActivationMetadata__Output } from './protocol/ActivationMetadata.js';
import type { Message as _protocol_Message, Message__Output as _protocol_Message__Output } from './protocol/Message.js';
import type { RxMetadata as _protocol_RxMetadata, RxMetadata__Output as _protocol_RxMetadata__Output } from './protocol/RxMetadata.js';
import type { TxConfiguration as _protocol_TxConfiguration, TxConfiguration__Output as _protocol_TxConfiguration__Output } from './protocol/TxConfiguration.js';
import type { Trace as _trace_Trace, Trace__Output as _trace_Trace__Output } from './trace/Trace.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  api: {
    ComponentStats: MessageTypeDefinition<_api_ComponentStats, _api_ComponentStats__Output>
    Percentiles: MessageTypeDefinition<_api_Percentiles, _api_Percentiles__Output>
    Rates: MessageTypeDefinition<_api_Rates, _api_Rates__Output>
    SystemStats: MessageTypeDefinition<_api_SystemStats, _api_SystemStats__Output>
  }
  broker: {
    ActivationChallengeRequest: MessageTypeDefinition<_broker_ActivationChallengeRequest, _broker_ActivationChallengeRequest__Output>
    ActivationChallengeResponse: MessageTypeDefinition<_broker_ActivationChallengeResponse, _broker_ActivationChallengeResponse__Output>
    ApplicationHandlerRegistration: MessageTypeDefinition<_broker_ApplicationHandlerRegistration, _broker_ApplicationHandlerRegistration__Output>
    /**
     * Traffic between routers, the broker and handlers.
     */
    Broker: SubtypeConstructor<typeof grpc.Client, _broker_BrokerClient> & { service: _broker_BrokerDefinition }
    /**
     * What handlers and operators arrange with a broker.
     */
    BrokerManager: SubtypeConstructor<typeof grpc.Client, _broker_BrokerManagerClient> & { service: _broker_BrokerManagerDefinition }
    DeduplicatedDeviceActivationRequest: MessageTypeDefinition<_broker_DeduplicatedDeviceActivationRequest, _broker_DeduplicatedDeviceActivationRequest__Output>
    DeduplicatedUplinkMessage: MessageTypeDefinition<_broker_DeduplicatedUplinkMessage, _broker_DeduplicatedUplinkMessage__Output>
    DeviceActivationRequest: MessageTypeDefinition<_broker_DeviceActivationRequest, _broker_DeviceActivationRequest__Output>
    DeviceActivationResponse: MessageTypeDefinition<_broker_DeviceActivationResponse, _broker_DeviceActivationResponse__Output>
    DownlinkMessage: MessageTypeDefinition<_broker_DownlinkMessage, _broker_DownlinkMessage__Output>
    DownlinkOption: MessageTypeDefinition<_broker_DownlinkOption, _broker_DownlinkOption__Output>
    Status: MessageTypeDefinition<_broker_Status, _broker_Status__Output>
    StatusRequest: MessageTypeDefinition<_broker_StatusRequest, _broker_StatusRequest__Output>
    SubscribeRequest: MessageTypeDefinition<_broker_SubscribeRequest, _broker_SubscribeRequest__Output>
    UplinkMessage: MessageTypeDefinition<_broker_UplinkMessage, _broker_UplinkMessage__Output>
  }
  fieldpost: {
    network: {
      v1: {
        /**
         * ClassC sends downlinks to devices of class C, which answer no uplink. It is served on the port of `broker.Broker` for
         * the same handlers with the same call metadata.
         */
        ClassC: SubtypeConstructor<typeof grpc.Client, _fieldpost_network_v1_ClassCClient> & { service: _fieldpost_network_v1_ClassCDefinition }
        OfferRequest: MessageTypeDefinition<_fieldpost_network_v1_OfferRequest, _fieldpost_network_v1_OfferRequest__Output>
        OfferResponse: MessageTypeDefinition<_fieldpost_network_v1_OfferResponse, _fieldpost_network_v1_OfferResponse__Output>
      }
    }
  }
  gateway: {
    LocationMetadata: MessageTypeDefinition<_gateway_LocationMetadata, _gateway_LocationMetadata__Output>
    RxMetadata: MessageTypeDefinition<_gateway_RxMetadata, _gateway_RxMetadata__Output>
    Status: MessageTypeDefinition<_gateway_Status, _gateway_Status__Output>
    TxConfiguration: MessageTypeDefinition<_gateway_TxConfiguration, _gateway_TxConfiguration__Output>
  }
  google: {
    protobuf: {
      Empty: MessageTypeDefinition<_google_protobuf_Empty, _google_protobuf_Empty__Output>
    }
  }
  lorawan: {
    ActivationMetadata: MessageTypeDefinition<_lorawan_ActivationMetadata, _lorawan_ActivationMetadata__Output>
    CFList: MessageTypeDefinition<_lorawan_CFList, _lorawan_CFList__Output>
    DLSettings: MessageTypeDefinition<_lorawan_DLSettings, _lorawan_DLSettings__Output>
    FCtrl: MessageTypeDefinition<_lorawan_FCtrl, _lorawan_FCtrl__Output>
    FHDR: MessageTypeDefinition<_lorawan_FHDR, _lorawan_FHDR__Output>
    FrequencyPlan: EnumTypeDefinition
    JoinAcceptPayload: MessageTypeDefinition<_lorawan_JoinAcceptPayload, _lorawan_JoinAcceptPayload__Output>
    JoinRequestPayload: MessageTypeDefinition<_lorawan_JoinRequestPayload, _lorawan_JoinRequestPayload__Output>
    MACCommand: MessageTypeDefinition<_lorawan_MACCommand, _lorawan_MACCommand__Output>
    MACPayload: MessageTypeDefinition<_lorawan_MACPayload, _lorawan_MACPayload__Output>
    MHDR: MessageTypeDefinition<_lorawan_MHDR, _lorawan_MHDR__Output>
    MType: EnumTypeDefinition
    Major: EnumTypeDefinition
    Message: MessageTypeDefinition<_lorawan_Message, _lorawan_Message__Output>
    Metadata: MessageTypeDefinition<_lorawan_Metadata, _lorawan_Metadata__Output>
    Modulation: EnumTypeDefinition
    TxConfiguration: MessageTypeDefinition<_lorawan_TxConfiguration, _lorawan_TxConfiguration__Output>
  }
  protocol: {
    ActivationMetadata: MessageTypeDefinition<_protocol_ActivationMetadata, _protocol_ActivationMetadata__Output>
    Message: MessageTypeDefinition<_protocol_Message, _protocol_Message__Output>
    RxMetadata: MessageTypeDefinition<_protocol_RxMetadata, _protocol_RxMetadata__Output>
    TxConfiguration: MessageTypeDefinition<_protocol_TxConfiguration, _protocol_TxConfiguration__Output>
  }
  trace: {
    Trace: MessageTypeDefinition<_trace_Trace, _trace_Trace__Output>
  }
}

