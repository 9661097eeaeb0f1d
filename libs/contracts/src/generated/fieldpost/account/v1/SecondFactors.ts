// Generated from protos/ by `npm run generate`; changes made here are lost.
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddAppPasswordRequest as _fieldpost_account_v1_AddAppPasswordRequest, AddAppPasswordRequest__Output as _fieldpost_account_v1_AddAppPasswordRequest__Output } from '../../../fieldpost/account/v1/AddAppPasswordRequest.js';
import type { AppPasswordCreation as _fieldpost_account_v1_AppPasswordCreation, AppPasswordCreation__Output as _fieldpost_account_v1_AppPasswordCreation__Output } from '../../../fieldpost/account/v1/AppPasswordCreation.js';
import type { CheckSecondFactorRequest as _fieldpost_account_v1_CheckSecondFactorRequest, CheckSecondFactorRequest__Output as _fieldpost_account_v1_CheckSecondFactorRequest__Output } from '../../../fieldpost/account/v1/CheckSecondFactorRequest.js';
import type { ConfirmTotpRequest as _fieldpost_account_v1_ConfirmTotpRequest, ConfirmTotpRequest__Output as _fieldpost_account_v1_ConfirmTotpRequest__Output } from '../../../fieldpost/account/v1/ConfirmTotpRequest.js';
import type { DescribeSecondFactorsRequest as _fieldpost_account_v1_DescribeSecondFactorsRequest, DescribeSecondFactorsRequest__Output as _fieldpost_account_v1_DescribeSecondFactorsRequest__Output } from '../../../fieldpost/account/v1/DescribeSecondFactorsRequest.js';
import type { NewTotp as _fieldpost_account_v1_NewTotp, NewTotp__Output as _fieldpost_account_v1_NewTotp__Output } from '../../../fieldpost/account/v1/NewTotp.js';
import type { RemoveAppPasswordRequest as _fieldpost_account_v1_RemoveAppPasswordRequest, RemoveAppPasswordRequest__Output as _fieldpost_account_v1_RemoveAppPasswordRequest__Output } from '../../../fieldpost/account/v1/RemoveAppPasswordRequest.js';
import type { RemoveSecondFactorRequest as _fieldpost_account_v1_RemoveSecondFactorRequest, RemoveSecondFactorRequest__Output as _fieldpost_account_v1_RemoveSecondFactorRequest__Output } from '../../../fieldpost/account/v1/RemoveSecondFactorRequest.js';
import type { RenewRecoveryCodesRequest as _fieldpost_account_v1_RenewRecoveryCodesRequest, RenewRecoveryCodesRequest__Output as _fieldpost_account_v1_RenewRecoveryCodesRequest__Output } from '../../../fieldpost/account/v1/RenewRecoveryCodesRequest.js';
import type { SecondFactorChange as _fieldpost_account_v1_SecondFactorChange, SecondFactorChange__Output as _fieldpost_account_v1_SecondFactorChange__Output } from '../../../fieldpost/account/v1/SecondFactorChange.js';
import type { SecondFactorCheck as _fieldpost_account_v1_SecondFactorCheck, SecondFactorCheck__Output as _fieldpost_account_v1_SecondFactorCheck__Output } from '../../../fieldpost/account/v1/SecondFactorCheck.js';
import type { SecondFactorsDescription as _fieldpost_account_v1_SecondFactorsDescription, SecondFactorsDescription__Output as _fieldpost_account_v1_SecondFactorsDescription__Output } from '../../../fieldpost/account/v1/SecondFactorsDescription.js';
import type { StartTotpRequest as _fieldpost_account_v1_StartTotpRequest, StartTotpRequest__Output as _fieldpost_account_v1_StartTotpRequest__Output } from '../../../fieldpost/account/v1/StartTotpRequest.js';

/**
 * SecondFactors serves the website of oauth: second factors of users, their recovery codes and app passwords. It is internal:
 * a caller presents the shared secret. Methods that change something need a proof by the user: a login of at most five
 * minutes ago or the current password. A rejection is a field of the response; an error status means that account cannot
 * decide.
 */
export interface SecondFactorsClient extends grpc.Client {
  /**
   * Makes a password for one program that sends user name and password; it replaces password and second factor.
   */
  AddAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  AddAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  AddAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  AddAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  /**
   * Makes a password for one program that sends user name and password; it replaces password and second factor.
   */
  addAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  addAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  addAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  addAppPassword(argument: _fieldpost_account_v1_AddAppPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_AppPasswordCreation__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks a code of a login. A time-based code is valid once; a recovery code is used up.
   */
  CheckSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  CheckSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  CheckSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  CheckSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  /**
   * Checks a code of a login. A time-based code is valid once; a recovery code is used up.
   */
  checkSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  checkSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  checkSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  checkSecondFactor(argument: _fieldpost_account_v1_CheckSecondFactorRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorCheck__Output>): grpc.ClientUnaryCall;
  
  /**
   * Confirms it with a code of the app. The first factor of a user comes with recovery codes, and ends tokens and sessions that
   * were issued before.
   */
  ConfirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  ConfirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  ConfirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  ConfirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  /**
   * Confirms it with a code of the app. The first factor of a user comes with recovery codes, and ends tokens and sessions that
   * were issued before.
   */
  confirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  confirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  confirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  confirmTotp(argument: _fieldpost_account_v1_ConfirmTotpRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the second factors and app passwords of a user.
   */
  DescribeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  DescribeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  DescribeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  DescribeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the second factors and app passwords of a user.
   */
  describeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  describeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  describeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  describeSecondFactors(argument: _fieldpost_account_v1_DescribeSecondFactorsRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorsDescription__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes an app password. Tokens and sessions issued before end.
   */
  RemoveAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RemoveAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RemoveAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RemoveAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  /**
   * Removes an app password. Tokens and sessions issued before end.
   */
  removeAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  removeAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  removeAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  removeAppPassword(argument: _fieldpost_account_v1_RemoveAppPasswordRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes an authenticator app or a passkey. With the last factor the recovery codes end.
   */
  RemoveSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RemoveSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RemoveSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RemoveSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  /**
   * Removes an authenticator app or a passkey. With the last factor the recovery codes end.
   */
  removeSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  removeSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  removeSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  removeSecondFactor(argument: _fieldpost_account_v1_RemoveSecondFactorRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces all recovery codes.
   */
  RenewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RenewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RenewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  RenewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces all recovery codes.
   */
  renewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  renewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  renewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  renewRecoveryCodes(argument: _fieldpost_account_v1_RenewRecoveryCodesRequest, callback: grpc.requestCallback<_fieldpost_account_v1_SecondFactorChange__Output>): grpc.ClientUnaryCall;
  
  /**
   * Makes the secret of a new authenticator app, which counts once it is confirmed.
   */
  StartTotp(argument: _fieldpost_account_v1_StartTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  StartTotp(argument: _fieldpost_account_v1_StartTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  StartTotp(argument: _fieldpost_account_v1_StartTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  StartTotp(argument: _fieldpost_account_v1_StartTotpRequest, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  /**
   * Makes the secret of a new authenticator app, which counts once it is confirmed.
   */
  startTotp(argument: _fieldpost_account_v1_StartTotpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  startTotp(argument: _fieldpost_account_v1_StartTotpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  startTotp(argument: _fieldpost_account_v1_StartTotpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  startTotp(argument: _fieldpost_account_v1_StartTotpRequest, callback: grpc.requestCallback<_fieldpost_account_v1_NewTotp__Output>): grpc.ClientUnaryCall;
  
}

/**
 * SecondFactors serves the website of oauth: second factors of users, their recovery codes and app passwords. It is internal:
 * a caller presents the shared secret. Methods that change something need a proof by the user: a login of at most five
 * minutes ago or the current password. A rejection is a field of the response; an error status means that account cannot
 * decide.
 */
export interface SecondFactorsHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Makes a password for one program that sends user name and password; it replaces password and second factor.
   */
  AddAppPassword: grpc.handleUnaryCall<_fieldpost_account_v1_AddAppPasswordRequest__Output, _fieldpost_account_v1_AppPasswordCreation>;
  
  /**
   * Checks a code of a login. A time-based code is valid once; a recovery code is used up.
   */
  CheckSecondFactor: grpc.handleUnaryCall<_fieldpost_account_v1_CheckSecondFactorRequest__Output, _fieldpost_account_v1_SecondFactorCheck>;
  
  /**
   * Confirms it with a code of the app. The first factor of a user comes with recovery codes, and ends tokens and sessions that
   * were issued before.
   */
  ConfirmTotp: grpc.handleUnaryCall<_fieldpost_account_v1_ConfirmTotpRequest__Output, _fieldpost_account_v1_SecondFactorChange>;
  
  /**
   * Lists the second factors and app passwords of a user.
   */
  DescribeSecondFactors: grpc.handleUnaryCall<_fieldpost_account_v1_DescribeSecondFactorsRequest__Output, _fieldpost_account_v1_SecondFactorsDescription>;
  
  /**
   * Removes an app password. Tokens and sessions issued before end.
   */
  RemoveAppPassword: grpc.handleUnaryCall<_fieldpost_account_v1_RemoveAppPasswordRequest__Output, _fieldpost_account_v1_SecondFactorChange>;
  
  /**
   * Removes an authenticator app or a passkey. With the last factor the recovery codes end.
   */
  RemoveSecondFactor: grpc.handleUnaryCall<_fieldpost_account_v1_RemoveSecondFactorRequest__Output, _fieldpost_account_v1_SecondFactorChange>;
  
  /**
   * Replaces all recovery codes.
   */
  RenewRecoveryCodes: grpc.handleUnaryCall<_fieldpost_account_v1_RenewRecoveryCodesRequest__Output, _fieldpost_account_v1_SecondFactorChange>;
  
  /**
   * Makes the secret of a new authenticator app, which counts once it is confirmed.
   */
  StartTotp: grpc.handleUnaryCall<_fieldpost_account_v1_StartTotpRequest__Output, _fieldpost_account_v1_NewTotp>;
  
}

export interface SecondFactorsDefinition extends grpc.ServiceDefinition {
  AddAppPassword: MethodDefinition<_fieldpost_account_v1_AddAppPasswordRequest, _fieldpost_account_v1_AppPasswordCreation, _fieldpost_account_v1_AddAppPasswordRequest__Output, _fieldpost_account_v1_AppPasswordCreation__Output>
  CheckSecondFactor: MethodDefinition<_fieldpost_account_v1_CheckSecondFactorRequest, _fieldpost_account_v1_SecondFactorCheck, _fieldpost_account_v1_CheckSecondFactorRequest__Output, _fieldpost_account_v1_SecondFactorCheck__Output>
  ConfirmTotp: MethodDefinition<_fieldpost_account_v1_ConfirmTotpRequest, _fieldpost_account_v1_SecondFactorChange, _fieldpost_account_v1_ConfirmTotpRequest__Output, _fieldpost_account_v1_SecondFactorChange__Output>
  DescribeSecondFactors: MethodDefinition<_fieldpost_account_v1_DescribeSecondFactorsRequest, _fieldpost_account_v1_SecondFactorsDescription, _fieldpost_account_v1_DescribeSecondFactorsRequest__Output, _fieldpost_account_v1_SecondFactorsDescription__Output>
  RemoveAppPassword: MethodDefinition<_fieldpost_account_v1_RemoveAppPasswordRequest, _fieldpost_account_v1_SecondFactorChange, _fieldpost_account_v1_RemoveAppPasswordRequest__Output, _fieldpost_account_v1_SecondFactorChange__Output>
  RemoveSecondFactor: MethodDefinition<_fieldpost_account_v1_RemoveSecondFactorRequest, _fieldpost_account_v1_SecondFactorChange, _fieldpost_account_v1_RemoveSecondFactorRequest__Output, _fieldpost_account_v1_SecondFactorChange__Output>
  RenewRecoveryCodes: MethodDefinition<_fieldpost_account_v1_RenewRecoveryCodesRequest, _fieldpost_account_v1_SecondFactorChange, _fieldpost_account_v1_RenewRecoveryCodesRequest__Output, _fieldpost_account_v1_SecondFactorChange__Output>
  StartTotp: MethodDefinition<_fieldpost_account_v1_StartTotpRequest, _fieldpost_account_v1_NewTotp, _fieldpost_account_v1_StartTotpRequest__Output, _fieldpost_account_v1_NewTotp__Output>
}
