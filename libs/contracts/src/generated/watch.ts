// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { Announcement as _discovery_Announcement, Announcement__Output as _discovery_Announcement__Output } from './discovery/Announcement.js';
import type { AnnouncementsResponse as _discovery_AnnouncementsResponse, AnnouncementsResponse__Output as _discovery_AnnouncementsResponse__Output } from './discovery/AnnouncementsResponse.js';
import type { DiscoveryClient as _discovery_DiscoveryClient, DiscoveryDefinition as _discovery_DiscoveryDefinition } from './discovery/Discovery.js';
import type { DiscoveryManagerClient as _discovery_DiscoveryManagerClient, DiscoveryManagerDefinition as _discovery_DiscoveryManagerDefinition } from './discovery/DiscoveryManager.js';
import type { GetByAppEUIRequest as _discovery_GetByAppEUIRequest, GetByAppEUIRequest__Output as _discovery_GetByAppEUIRequest__Output } from './discovery/GetByAppEUIRequest.js';
import type { GetByAppIDRequest as _discovery_GetByAppIDRequest, GetByAppIDRequest__Output as _discovery_GetByAppIDRequest__Output } from './discovery/GetByAppIDRequest.js';
import type { GetByGatewayIDRequest as _discovery_GetByGatewayIDRequest, GetByGatewayIDRequest__Output as _discovery_GetByGatewayIDRequest__Output } from './discovery/GetByGatewayIDRequest.js';
import type { GetRequest as _discovery_GetRequest, GetRequest__Output as _discovery_GetRequest__Output } from './discovery/GetRequest.js';
import type { GetServiceRequest as _discovery_GetServiceRequest, GetServiceRequest__Output as _discovery_GetServiceRequest__Output } from './discovery/GetServiceRequest.js';
import type { Metadata as _discovery_Metadata, Metadata__Output as _discovery_Metadata__Output } from './discovery/Metadata.js';
import type { MetadataRequest as _discovery_MetadataRequest, MetadataRequest__Output as _discovery_MetadataRequest__Output } from './discovery/MetadataRequest.js';
import type { Mark as _fieldpost_discovery_v1_Mark, Mark__Output as _fieldpost_discovery_v1_Mark__Output } from './fieldpost/discovery/v1/Mark.js';
import type { MetadataAdded as _fieldpost_discovery_v1_MetadataAdded, MetadataAdded__Output as _fieldpost_discovery_v1_MetadataAdded__Output } from './fieldpost/discovery/v1/MetadataAdded.js';
import type { MetadataRemoved as _fieldpost_discovery_v1_MetadataRemoved, MetadataRemoved__Output as _fieldpost_discovery_v1_MetadataRemoved__Output } from './fieldpost/discovery/v1/MetadataRemoved.js';
import type { WatchEvent as _fieldpost_discovery_v1_WatchEvent, WatchEvent__Output as _fieldpost_discovery_v1_WatchEvent__Output } from './fieldpost/discovery/v1/WatchEvent.js';
import type { WatchRequest as _fieldpost_discovery_v1_WatchRequest, WatchRequest__Output as _fieldpost_discovery_v1_WatchRequest__Output } from './fieldpost/discovery/v1/WatchRequest.js';
import type { WatcherClient as _fieldpost_discovery_v1_WatcherClient, WatcherDefinition as _fieldpost_discovery_v1_WatcherDefinition } from './fieldpost/discovery/v1/Watcher.js';
import type { Withdrawn as _fieldpost_discovery_v1_Withdrawn, Withdrawn__Output as _fieldpost_discovery_v1_Withdrawn__Output } from './fieldpost/discovery/v1/Withdrawn.js';
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
import type { UninterpretedOption as _google_protobuf_UninterpretedOption, UninterpretedOption__Output as _google_protobuf_UninterpretedOption__Output } from './google/protobuf/UninterpretedOption.js';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  discovery: {
    Announcement: MessageTypeDefinition<_discovery_Announcement, _discovery_Announcement__Output>
    AnnouncementsResponse: MessageTypeDefinition<_discovery_AnnouncementsResponse, _discovery_AnnouncementsResponse__Output>
    /**
     * Keeps announcements and finds components by what they serve.
     */
    Discovery: SubtypeConstructor<typeof grpc.Client, _discovery_DiscoveryClient> & { service: _discovery_DiscoveryDefinition }
    /**
     * Reserved for operators; it has no methods and no server offers it.
     */
    DiscoveryManager: SubtypeConstructor<typeof grpc.Client, _discovery_DiscoveryManagerClient> & { service: _discovery_DiscoveryManagerDefinition }
    GetByAppEUIRequest: MessageTypeDefinition<_discovery_GetByAppEUIRequest, _discovery_GetByAppEUIRequest__Output>
    GetByAppIDRequest: MessageTypeDefinition<_discovery_GetByAppIDRequest, _discovery_GetByAppIDRequest__Output>
    GetByGatewayIDRequest: MessageTypeDefinition<_discovery_GetByGatewayIDRequest, _discovery_GetByGatewayIDRequest__Output>
    GetRequest: MessageTypeDefinition<_discovery_GetRequest, _discovery_GetRequest__Output>
    GetServiceRequest: MessageTypeDefinition<_discovery_GetServiceRequest, _discovery_GetServiceRequest__Output>
    Metadata: MessageTypeDefinition<_discovery_Metadata, _discovery_Metadata__Output>
    MetadataRequest: MessageTypeDefinition<_discovery_MetadataRequest, _discovery_MetadataRequest__Output>
  }
  fieldpost: {
    discovery: {
      v1: {
        Mark: MessageTypeDefinition<_fieldpost_discovery_v1_Mark, _fieldpost_discovery_v1_Mark__Output>
        MetadataAdded: MessageTypeDefinition<_fieldpost_discovery_v1_MetadataAdded, _fieldpost_discovery_v1_MetadataAdded__Output>
        MetadataRemoved: MessageTypeDefinition<_fieldpost_discovery_v1_MetadataRemoved, _fieldpost_discovery_v1_MetadataRemoved__Output>
        WatchEvent: MessageTypeDefinition<_fieldpost_discovery_v1_WatchEvent, _fieldpost_discovery_v1_WatchEvent__Output>
        WatchRequest: MessageTypeDefinition<_fieldpost_discovery_v1_WatchRequest, _fieldpost_discovery_v1_WatchRequest__Output>
        /**
         * Watcher streams changes of announcements and metadata, in place of polling. It is served on the port of the v2 service
         * and, like reads there, needs no token.
         */
        Watcher: SubtypeConstructor<typeof grpc.Client, _fieldpost_discovery_v1_WatcherClient> & { service: _fieldpost_discovery_v1_WatcherDefinition }
        Withdrawn: MessageTypeDefinition<_fieldpost_discovery_v1_Withdrawn, _fieldpost_discovery_v1_Withdrawn__Output>
      }
    }
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
      UninterpretedOption: MessageTypeDefinition<_google_protobuf_UninterpretedOption, _google_protobuf_UninterpretedOption__Output>
    }
  }
}

