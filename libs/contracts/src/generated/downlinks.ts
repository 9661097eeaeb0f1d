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
import type { Downlink as _fieldpost_handler_v1_Downlink, Downlink__Output as _fieldpost_handler_v1_Downlink__Output } from './fieldpost/handler/v1/Downlink.js';
import type { DownlinkList as _fieldpost_handler_v1_DownlinkList, DownlinkList__Output as _fieldpost_handler_v1_DownlinkList__Output } from './fieldpost/handler/v1/DownlinkList.js';
import type { DownlinksClient as _fieldpost_handler_v1_DownlinksClient, DownlinksDefinition as _fieldpost_handler_v1_DownlinksDefinition } from './fieldpost/handler/v1/Downlinks.js';
import type { PutDownlinkRequest as _fieldpost_handler_v1_PutDownlinkRequest, PutDownlinkRequest__Output as _fieldpost_handler_v1_PutDownlinkRequest__Output } from './fieldpost/handler/v1/PutDownlinkRequest.js';
import type { RemoveDownlinkRequest as _fieldpost_handler_v1_RemoveDownlinkRequest, RemoveDownlinkRequest__Output as _fieldpost_handler_v1_RemoveDownlinkRequest__Output } from './fieldpost/handler/v1/RemoveDownlinkRequest.js';
import type { WaitingDownlink as _fieldpost_handler_v1_WaitingDownlink, WaitingDownlink__Output as _fieldpost_handler_v1_WaitingDownlink__Output } from './fieldpost/handler/v1/WaitingDownlink.js';
import type { LocationMetadata as _gateway_LocationMetadata, LocationMetadata__Output as _gateway_LocationMetadata__Output } from './gateway/LocationMetadata.js';
import type { RxMetadata as _gateway_RxMetadata, RxMetadata__Output as _gateway_RxMetadata__Output } from './gateway/RxMetadata.js';
import type { Status as _gateway_Status, Status__Output as _gateway_Status__Output } from './gateway/Status.js';
import type { TxConfiguration as _gateway_TxConfiguration, TxConfiguration__Output as _gateway_TxConfiguration__Output } from './gateway/TxConfiguration.js';
import type { CustomHttpPattern as _google_api_CustomHttpPattern, CustomHttpPattern__Output as _google_api_CustomHttpPattern__Output } from './google/api/CustomHttpPattern.js';
import type { Http as _google_api_Http, Http__Output as _google_api_Http__Output } from './google/api/Http.js';
import type { HttpRule as _google_api_HttpRule, HttpRule__Output as _google_api_HttpRule__Output } from './google/api/HttpRule.js';
import type { DescriptorProto as _google_protobuf_DescriptorProto, DescriptorProto__Output as _google_protobuf_DescriptorProto__Output } from './google/protobuf/DescriptorProto.js';
import type { Empty as _google_protobuf_Empty, Empty__Output as _google_protobuf_Empty__Output } from './google/protobuf/Empty.js';
import type { EnumDescriptorProto as _google_protobuf_EnumDescriptorProto, EnumDescriptorProto__Output as _google_protobuf_EnumDescriptorProto__Output } from './google/protobuf/EnumDescriptorProto.js';
import type { EnumOptions as _google_protobuf_EnumOptions, EnumOptions__Output as _google_protobuf_EnumOptions__Output } from './google/protobuf/EnumOptions.js';
import type { EnumValueDescriptorProto as _google_protobuf_EnumValueDescriptorProto, EnumValueDescriptorProto__Output as _google_protobuf_EnumValueDescriptorProto__Output } from './google/protobuf/EnumValueDescriptorProto.js';
import type { EnumValueOptions as _google_protobuf_EnumValueOptions, EnumValueOptions__Output as _google_protobuf_EnumValueOptions__Output } from './google/protobuf/EnumValueOptions.js';
import type { ExtensionRangeOptions as _google_protobuf_ExtensionRangeOptions, ExtensionRangeOptions__Output as _google_protobuf_ExtensionRangeOptions__Output } from './google/protobuf/ExtensionRangeOptions.js';
import type { FeatureSet as _google_protobuf_FeatureSet, FeatureSet__Output as _google_protobuf_FeatureSet__Output } from './google/protobuf/FeatureSet.js';
import type { FeatureSetDefaults as _google_protobuf_FeatureSetDefaults, FeatureSetDefaults__Output as _google_protobuf_FeatureSetDefaults__Output } from './google/protobuf/FeatureSetDefaults.js';
import type { FieldDescriptorProto as _google_protobuf_FieldDescriptorProto, FieldDescriptorProto__Output as _google_protobuf_FieldDescriptorProto__Output } from './google/protobuf/FieldDescriptorProto.js';
import type { FieldOptions as _google_protobuf_FieldOptions, FieldOptions__Output as _google_protobuf_FieldOptions__Output } from './google/protobuf/FieldOptions.js';
import type { FileDescriptorProto as _google_protobuf_FileDescriptorProto, FileDescriptorProto__Output as _google_protobuf_FileDescriptorProto__Output } from './google/protobuf/FileDescriptorProto.js';
import type { FileDescriptorSet as _google_protobuf_FileDescriptorSet, FileDescriptorSet__Output as _google_protobuf_FileDescriptorSet__Output } from './google/protobuf/FileDescriptorSet.js';
import type { FileOptions as _google_protobuf_FileOptions, FileOptions__Output as _google_protobuf_FileOptions__Output } from './google/protobuf/FileOptions.js';
import type { GeneratedCodeInfo as _google_protobuf_GeneratedCodeInfo, GeneratedCodeInfo__Output as _google_protobuf_GeneratedCodeInfo__Output } from './google/protobuf/GeneratedCodeInfo.js';
import type { MessageOptions as _google_protobuf_MessageOptions, MessageOptions__Output as _google_protobuf_MessageOptions__Output } from './google/protobuf/MessageOptions.js';
import type { MethodDescriptorProto as _google_protobuf_MethodDescriptorProto, MethodDescriptorProto__Output as _google_protobuf_MethodDescriptorProto__Output } from './google/protobuf/MethodDescriptorProto.js';
import type { MethodOptions as _google_protobuf_MethodOptions, MethodOptions__Output as _google_protobuf_MethodOptions__Output } from './google/protobuf/MethodOptions.js';
import type { OneofDescriptorProto as _google_protobuf_OneofDescriptorProto, OneofDescriptorProto__Output as _google_protobuf_OneofDescriptorProto__Output } from './google/protobuf/OneofDescriptorProto.js';
import type { OneofOptions as _google_protobuf_OneofOptions, OneofOptions__Output as _google_protobuf_OneofOptions__Output } from './google/protobuf/OneofOptions.js';
import type { ServiceDescriptorProto as _google_protobuf_ServiceDescriptorProto, ServiceDescriptorProto__Output as _google_protobuf_ServiceDescriptorProto__Output } from './google/protobuf/ServiceDescriptorProto.js';
import type { ServiceOptions as _google_protobuf_ServiceOptions, ServiceOptions__Output as _google_protobuf_ServiceOptions__Output } from './google/protobuf/ServiceOptions.js';
import type { SourceCodeInfo as _google_protobuf_SourceCodeInfo, SourceCodeInfo__Output as _google_protobuf_SourceCodeInfo__Output } from './google/protobuf/SourceCodeInfo.js';
import type { Timestamp as _google_protobuf_Timestamp, Timestamp__Output as _google_protobuf_Timestamp__Output } from './google/protobuf/Timestamp.js';
import type { UninterpretedOption as _google_protobuf_UninterpretedOption, UninterpretedOption__Output as _google_protobuf_UninterpretedOption__Output } from './google/protobuf/UninterpretedOption.js';
import type { Application as _handler_Application, Application__Output as _handler_Application__Output } from './handler/Application.js';
import type { ApplicationIdentifier as _handler_ApplicationIdentifier, ApplicationIdentifier__Output as _handler_ApplicationIdentifier__Output } from './handler/ApplicationIdentifier.js';
import type { ApplicationManagerClient as _handler_ApplicationManagerClient, ApplicationManagerDefinition as _handler_ApplicationManagerDefinition } from './handler/ApplicationManager.js';
import type { Device as _handler_Device, Device__Output as _handler_Device__Output } from './handler/Device.js';
import type { DeviceActivationResponse as _handler_DeviceActivationResponse, DeviceActivationResponse__Output as _handler_DeviceActivationResponse__Output } from './handler/DeviceActivationResponse.js';
import type { DeviceIdentifier as _handler_DeviceIdentifier, DeviceIdentifier__Output as _handler_DeviceIdentifier__Output } from './handler/DeviceIdentifier.js';
import type { DeviceList as _handler_DeviceList, DeviceList__Output as _handler_DeviceList__Output } from './handler/DeviceList.js';
import type { DryDownlinkMessage as _handler_DryDownlinkMessage, DryDownlinkMessage__Output as _handler_DryDownlinkMessage__Output } from './handler/DryDownlinkMessage.js';
import type { DryDownlinkResult as _handler_DryDownlinkResult, DryDownlinkResult__Output as _handler_DryDownlinkResult__Output } from './handler/DryDownlinkResult.js';
import type { DryUplinkMessage as _handler_DryUplinkMessage, DryUplinkMessage__Output as _handler_DryUplinkMessage__Output } from './handler/DryUplinkMessage.js';
import type { DryUplinkResult as _handler_DryUplinkResult, DryUplinkResult__Output as _handler_DryUplinkResult__Output } from './handler/DryUplinkResult.js';
import type { HandlerClient as _handler_HandlerClient, HandlerDefinition as _handler_HandlerDefinition } from './handler/Handler.js';
import type { HandlerManagerClient as _handler_HandlerManagerClient, HandlerManagerDefinition as _handler_HandlerManagerDefinition } from './handler/HandlerManager.js';
import type { LogEntry as _handler_LogEntry, LogEntry__Output as _handler_LogEntry__Output } from './handler/LogEntry.js';
import type { SimulatedUplinkMessage as _handler_SimulatedUplinkMessage, SimulatedUplinkMessage__Output as _handler_SimulatedUplinkMessage__Output } from './handler/SimulatedUplinkMessage.js';
import type { Status as _handler_Status, Status__Output as _handler_Status__Output } from './handler/Status.js';
import type { StatusRequest as _handler_StatusRequest, StatusRequest__Output as _handler_StatusRequest__Output } from './handler/StatusRequest.js';
import type { ActivationMetadata as _lorawan_ActivationMetadata, ActivationMetadata__Output as _lorawan_ActivationMetadata__Output } from './lorawan/ActivationMetadata.js';
import type { CFList as _lorawan_CFList, CFList__Output as _lorawan_CFList__Output } from './lorawan/CFList.js';
import type { DLSettings as _lorawan_DLSettings, DLSettings__Output as _lorawan_DLSettings__Output } from './lorawan/DLSettings.js';
import type { Device as _lorawan_Device, Device__Output as _lorawan_Device__Output } from './lorawan/Device.js';
import type { DeviceIdentifier as _lorawan_DeviceIdentifier, DeviceIdentifier__Output as _lorawan_DeviceIdentifier__Output } from './lorawan/DeviceIdentifier.js';
import type { DeviceManagerClient as _lorawan_DeviceManagerClient, DeviceManagerDefinition as _lorawan_DeviceManagerDefinition } from './lorawan/DeviceManager.js';
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
    handler: {
      v1: {
        Downlink: MessageTypeDefinition<_fieldpost_handler_v1_Downlink, _fieldpost_handler_v1_Downlink__Output>
        DownlinkList: MessageTypeDefinition<_fieldpost_handler_v1_DownlinkList, _fieldpost_handler_v1_DownlinkList__Output>
        /**
         * Downlinks manages the downlink queue of a device, to which MQTT and AMQP clients add as well. It is served on the port of
         * the v2 services with the same call metadata; the right is `messages:down:w`.
         */
        Downlinks: SubtypeConstructor<typeof grpc.Client, _fieldpost_handler_v1_DownlinksClient> & { service: _fieldpost_handler_v1_DownlinksDefinition }
        PutDownlinkRequest: MessageTypeDefinition<_fieldpost_handler_v1_PutDownlinkRequest, _fieldpost_handler_v1_PutDownlinkRequest__Output>
        RemoveDownlinkRequest: MessageTypeDefinition<_fieldpost_handler_v1_RemoveDownlinkRequest, _fieldpost_handler_v1_RemoveDownlinkRequest__Output>
        WaitingDownlink: MessageTypeDefinition<_fieldpost_handler_v1_WaitingDownlink, _fieldpost_handler_v1_WaitingDownlink__Output>
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
    api: {
      CustomHttpPattern: MessageTypeDefinition<_google_api_CustomHttpPattern, _google_api_CustomHttpPattern__Output>
      Http: MessageTypeDefinition<_google_api_Http, _google_api_Http__Output>
      HttpRule: MessageTypeDefinition<_google_api_HttpRule, _google_api_HttpRule__Output>
    }
    protobuf: {
      DescriptorProto: MessageTypeDefinition<_google_protobuf_DescriptorProto, _google_protobuf_DescriptorProto__Output>
      Edition: EnumTypeDefinition
      Empty: MessageTypeDefinition<_google_protobuf_Empty, _google_protobuf_Empty__Output>
      EnumDescriptorProto: MessageTypeDefinition<_google_protobuf_EnumDescriptorProto, _google_protobuf_EnumDescriptorProto__Output>
      EnumOptions: MessageTypeDefinition<_google_protobuf_EnumOptions, _google_protobuf_EnumOptions__Output>
      EnumValueDescriptorProto: MessageTypeDefinition<_google_protobuf_EnumValueDescriptorProto, _google_protobuf_EnumValueDescriptorProto__Output>
      EnumValueOptions: MessageTypeDefinition<_google_protobuf_EnumValueOptions, _google_protobuf_EnumValueOptions__Output>
      ExtensionRangeOptions: MessageTypeDefinition<_google_protobuf_ExtensionRangeOptions, _google_protobuf_ExtensionRangeOptions__Output>
      FeatureSet: MessageTypeDefinition<_google_protobuf_FeatureSet, _google_protobuf_FeatureSet__Output>
      FeatureSetDefaults: MessageTypeDefinition<_google_protobuf_FeatureSetDefaults, _google_protobuf_FeatureSetDefaults__Output>
      FieldDescriptorProto: MessageTypeDefinition<_google_protobuf_FieldDescriptorProto, _google_protobuf_FieldDescriptorProto__Output>
      FieldOptions: MessageTypeDefinition<_google_protobuf_FieldOptions, _google_protobuf_FieldOptions__Output>
      FileDescriptorProto: MessageTypeDefinition<_google_protobuf_FileDescriptorProto, _google_protobuf_FileDescriptorProto__Output>
      FileDescriptorSet: MessageTypeDefinition<_google_protobuf_FileDescriptorSet, _google_protobuf_FileDescriptorSet__Output>
      FileOptions: MessageTypeDefinition<_google_protobuf_FileOptions, _google_protobuf_FileOptions__Output>
      GeneratedCodeInfo: MessageTypeDefinition<_google_protobuf_GeneratedCodeInfo, _google_protobuf_GeneratedCodeInfo__Output>
      MessageOptions: MessageTypeDefinition<_google_protobuf_MessageOptions, _google_protobuf_MessageOptions__Output>
      MethodDescriptorProto: MessageTypeDefinition<_google_protobuf_MethodDescriptorProto, _google_protobuf_MethodDescriptorProto__Output>
      MethodOptions: MessageTypeDefinition<_google_protobuf_MethodOptions, _google_protobuf_MethodOptions__Output>
      OneofDescriptorProto: MessageTypeDefinition<_google_protobuf_OneofDescriptorProto, _google_protobuf_OneofDescriptorProto__Output>
      OneofOptions: MessageTypeDefinition<_google_protobuf_OneofOptions, _google_protobuf_OneofOptions__Output>
      ServiceDescriptorProto: MessageTypeDefinition<_google_protobuf_ServiceDescriptorProto, _google_protobuf_ServiceDescriptorProto__Output>
      ServiceOptions: MessageTypeDefinition<_google_protobuf_ServiceOptions, _google_protobuf_ServiceOptions__Output>
      SourceCodeInfo: MessageTypeDefinition<_google_protobuf_SourceCodeInfo, _google_protobuf_SourceCodeInfo__Output>
      SymbolVisibility: EnumTypeDefinition
      Timestamp: MessageTypeDefinition<_google_protobuf_Timestamp, _google_protobuf_Timestamp__Output>
      UninterpretedOption: MessageTypeDefinition<_google_protobuf_UninterpretedOption, _google_protobuf_UninterpretedOption__Output>
    }
  }
  handler: {
    Application: MessageTypeDefinition<_handler_Application, _handler_Application__Output>
    ApplicationIdentifier: MessageTypeDefinition<_handler_ApplicationIdentifier, _handler_ApplicationIdentifier__Output>
    /**
     * What application owners ask of a handler.
     */
    ApplicationManager: SubtypeConstructor<typeof grpc.Client, _handler_ApplicationManagerClient> & { service: _handler_ApplicationManagerDefinition }
    Device: MessageTypeDefinition<_handler_Device, _handler_Device__Output>
    DeviceActivationResponse: MessageTypeDefinition<_handler_DeviceActivationResponse, _handler_DeviceActivationResponse__Output>
    DeviceIdentifier: MessageTypeDefinition<_handler_DeviceIdentifier, _handler_DeviceIdentifier__Output>
    DeviceList: MessageTypeDefinition<_handler_DeviceList, _handler_DeviceList__Output>
    DryDownlinkMessage: MessageTypeDefinition<_handler_DryDownlinkMessage, _handler_DryDownlinkMessage__Output>
    DryDownlinkResult: MessageTypeDefinition<_handler_DryDownlinkResult, _handler_DryDownlinkResult__Output>
    DryUplinkMessage: MessageTypeDefinition<_handler_DryUplinkMessage, _handler_DryUplinkMessage__Output>
    DryUplinkResult: MessageTypeDefinition<_handler_DryUplinkResult, _handler_DryUplinkResult__Output>
    /**
     * What brokers ask of a handler when a device joins.
     */
    Handler: SubtypeConstructor<typeof grpc.Client, _handler_HandlerClient> & { service: _handler_HandlerDefinition }
    /**
     * What operators ask of a handler.
     */
    HandlerManager: SubtypeConstructor<typeof grpc.Client, _handler_HandlerManagerClient> & { service: _handler_HandlerManagerDefinition }
    LogEntry: MessageTypeDefinition<_handler_LogEntry, _handler_LogEntry__Output>
    SimulatedUplinkMessage: MessageTypeDefinition<_handler_SimulatedUplinkMessage, _handler_SimulatedUplinkMessage__Output>
    Status: MessageTypeDefinition<_handler_Status, _handler_Status__Output>
    StatusRequest: MessageTypeDefinition<_handler_StatusRequest, _handler_StatusRequest__Output>
  }
  lorawan: {
    ActivationMetadata: MessageTypeDefinition<_lorawan_ActivationMetadata, _lorawan_ActivationMetadata__Output>
    CFList: MessageTypeDefinition<_lorawan_CFList, _lorawan_CFList__Output>
    DLSettings: MessageTypeDefinition<_lorawan_DLSettings, _lorawan_DLSettings__Output>
    Device: MessageTypeDefinition<_lorawan_Device, _lorawan_Device__Output>
    DeviceIdentifier: MessageTypeDefinition<_lorawan_DeviceIdentifier, _lorawan_DeviceIdentifier__Output>
    /**
     * Keeps the radio side of devices; served by the network server and by brokers in front of it.
     */
    DeviceManager: SubtypeConstructor<typeof grpc.Client, _lorawan_DeviceManagerClient> & { service: _lorawan_DeviceManagerDefinition }
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

