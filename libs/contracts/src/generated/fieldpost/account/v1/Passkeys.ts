// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckPasskeyRequest as _fieldpost_account_v1_CheckPasskeyRequest, CheckPasskeyRequest__Output as _fieldpost_account_v1_CheckPasskeyRequest__Output } from '../../../fieldpost/account/v1/CheckPasskeyRequest.js';
import type { ConfirmPasskeyRequest as _fieldpost_account_v1_ConfirmPasskeyRequest, ConfirmPasskeyRequest__Output as _fieldpost_account_v1_ConfirmPasskeyRequest__Output } from '../../../fieldpost/account/v1/ConfirmPasskeyRequest.js';
import type { PasskeyOptions as _fieldpost_account_v1_PasskeyOptions, PasskeyOptions__Output as _fieldpost_account_v1_PasskeyOptions__Output } from '../../../fieldpost/account/v1/PasskeyOptions.js';
import type { PasskeyRequest as _fieldpost_account_v1_PasskeyRequest, PasskeyRequest__Output as _fieldpost_account_v1_PasskeyRequest__Output } from '../../../fieldpost/account/v1/PasskeyRequest.js';
import type { SecondFactorChange as _fieldpost_account_v1_SecondFactorChange, SecondFactorChange__Output as _fieldpost_account_v1_SecondFactorChange__Output } from '../../../fieldpost/account/v1/SecondFactorChange.js';
import type { SecondFactorCheck as _fieldpost_account_v1_SecondFactorCheck, SecondFactorCheck__Output as _fieldpost_account_v1_SecondFactorCheck__Output } from '../../../fieldpost/account/v1/SecondFactorCheck.js';

/**
 * Passkeys verifies passkeys (Web Authentication, Level 3) for the website of oauth. It is internal, and answers as SecondFactors.
 * oauth makes challenges and checks that they belong to the browser; account accepts each challenge once.
 */
export interface PasskeysClient extends grpc.Client {
  /**
   * Checks the passkey of a login, as second factor or instead of the password.
   */
  CheckPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  CheckPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  CheckPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  CheckPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  /**
   * Checks the passkey of a login, as second factor or instead of the password.
   */
  checkPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  checkPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  checkPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  checkPasskey(argument: _fieldpost_account_v1_CheckPasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores a new passkey. The first factor of a user comes with recovery codes, and ends tokens and sessions that were issued
   * before.
   */
  ConfirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  ConfirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  ConfirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  ConfirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  /**
   * Stores a new passkey. The first factor of a user comes with recovery codes, and ends tokens and sessions that were issued
   * before.
   */
  confirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  confirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  confirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  confirmPasskey(argument: _fieldpost_account_v1_ConfirmPasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what a browser needs to use a passkey of the user as second factor; nothing if the user has none.
   */
  RequestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  RequestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  RequestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  RequestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what a browser needs to use a passkey of the user as second factor; nothing if the user has none.
   */
  requestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  requestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  requestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  requestPasskey(argument: _fieldpost_account_v1_PasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what a browser needs to create a passkey.
   */
  StartPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  StartPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  StartPasskey(argument: _fieldpost_account_v1_PasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  StartPasskey(argument: _fieldpost_account_v1_PasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what a browser needs to create a passkey.
   */
  startPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  startPasskey(argument: _fieldpost_account_v1_PasskeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  startPasskey(argument: _fieldpost_account_v1_PasskeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  startPasskey(argument: _fieldpost_account_v1_PasskeyRequest, callback: grpc.requestCallback<_fieldpost_account_v1_PasskeyOptions__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Passkeys verifies passkeys (Web Authentication, Level 3) for the website of oauth. It is internal, and answers as SecondFactors.
 * oauth makes challenges and checks that they belong to the browser; account accepts each challenge once.
 */
export interface PasskeysHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Checks the passkey of a login, as second factor or instead of the password.
   */
  CheckPasskey: grpc.handleUnaryCall<_fieldpost_account_v1_CheckPasskeyRequest__Output, _fieldpost_account_v1_SecondFactorCheck>;
  
  /**
   * Stores a new passkey. The first factor of a user comes with recovery codes, and ends tokens and sessions that were issued
   * before.
   */
  ConfirmPasskey: grpc.handleUnaryCall<_fieldpost_account_v1_ConfirmPasskeyRequest__Output, _fieldpost_account_v1_SecondFactorChange>;
  
  /**
   * Returns what a browser needs to use a passkey of the user as second factor; nothing if the user has none.
   */
  RequestPasskey: grpc.handleUnaryCall<_fieldpost_account_v1_PasskeyRequest__Output, _fieldpost_account_v1_PasskeyOptions>;
  
  /**
   * Returns what a browser needs to create a passkey.
   */
  StartPasskey: grpc.handleUnaryCall<_fieldpost_account_v1_PasskeyRequest__Output, _fieldpost_account_v1_PasskeyOptions>;
  
}

export interface PasskeysDefinition extends grpc.ServiceDefinition {
  CheckPasskey: MethodDefinition<_fieldpost_account_v1_CheckPasskeyRequest, _fieldpost_account_v1_SecondFactorCheck, _fieldpost_account_v1_CheckPasskeyRequest__Output, _fieldpost_account_v1_SecondFactorCheck__Output>
  ConfirmPasskey: MethodDefinition<_fieldpost_account_v1_ConfirmPasskeyRequest, _fieldpost_account_v1_SecondFactorChange, _fieldpost_account_v1_ConfirmPasskeyRequest__Output, _fieldpost_account_v1_SecondFactorChange__Output>
  RequestPasskey: MethodDefinition<_fieldpost_account_v1_PasskeyRequest, _fieldpost_account_v1_PasskeyOptions, _fieldpost_account_v1_PasskeyRequest__Output, _fieldpost_account_v1_PasskeyOptions__Output>
  StartPasskey: MethodDefinition<_fieldpost_account_v1_PasskeyRequest, _fieldpost_account_v1_PasskeyOptions, _fieldpost_account_v1_PasskeyRequest__Output, _fieldpost_account_v1_PasskeyOptions__Output>
}
