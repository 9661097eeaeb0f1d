// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ProcessCertificate as _fieldpost_account_v1_ProcessCertificate, ProcessCertificate__Output as _fieldpost_account_v1_ProcessCertificate__Output } from '../../../fieldpost/account/v1/ProcessCertificate.js';
import type { ProcessKey as _fieldpost_account_v1_ProcessKey, ProcessKey__Output as _fieldpost_account_v1_ProcessKey__Output } from '../../../fieldpost/account/v1/ProcessKey.js';
import type { ProcessBrokers as _fieldpost_account_v1_ProcessBrokers, ProcessBrokers__Output as _fieldpost_account_v1_ProcessBrokers__Output } from '../../../fieldpost/account/v1/ProcessBrokers.js';
import type { ProcessComponent as _fieldpost_account_v1_ProcessComponent, ProcessComponent__Output as _fieldpost_account_v1_ProcessComponent__Output } from '../../../fieldpost/account/v1/ProcessComponent.js';
import type { ProcessAnnouncements as _fieldpost_account_v1_ProcessAnnouncements, ProcessAnnouncements__Output as _fieldpost_account_v1_ProcessAnnouncements__Output } from '../../../fieldpost/account/v1/ProcessAnnouncements.js';
import type { Long } from '@grpc/proto-loader';

export interface ReportProcessRequest {
  /**
   * account, oauth, discovery, handler or network.
   */
  'app'?: (string);
  /**
   * Random id of the process.
   */
  'process'?: (string);
  'version'?: (string);
  /**
   * When the process started, by its clock, in Unix milliseconds.
   */
  'started'?: (number | string | Long);
  /**
   * Now, by its clock, in Unix milliseconds.
   */
  'time'?: (number | string | Long);
  /**
   * Why the schema of its database cannot be used; empty when it can.
   */
  'schema_problem'?: (string);
  'certificates'?: (_fieldpost_account_v1_ProcessCertificate)[];
  'keys'?: (_fieldpost_account_v1_ProcessKey)[];
  /**
   * Only of a handler that leads.
   */
  'brokers'?: (_fieldpost_account_v1_ProcessBrokers | null);
  /**
   * The components that the process is itself.
   */
  'components'?: (_fieldpost_account_v1_ProcessComponent)[];
  /**
   * Only of discovery.
   */
  'announced'?: (_fieldpost_account_v1_ProcessAnnouncements | null);
}

export interface ReportProcessRequest__Output {
  /**
   * account, oauth, discovery, handler or network.
   */
  'app': (string);
  /**
   * Random id of the process.
   */
  'process': (string);
  'version': (string);
  /**
   * When the process started, by its clock, in Unix milliseconds.
   */
  'started': (string);
  /**
   * Now, by its clock, in Unix milliseconds.
   */
  'time': (string);
  /**
   * Why the schema of its database cannot be used; empty when it can.
   */
  'schema_problem': (string);
  'certificates': (_fieldpost_account_v1_ProcessCertificate__Output)[];
  'keys': (_fieldpost_account_v1_ProcessKey__Output)[];
  /**
   * Only of a handler that leads.
   */
  'brokers': (_fieldpost_account_v1_ProcessBrokers__Output | null);
  /**
   * The components that the process is itself.
   */
  'components': (_fieldpost_account_v1_ProcessComponent__Output)[];
  /**
   * Only of discovery.
   */
  'announced': (_fieldpost_account_v1_ProcessAnnouncements__Output | null);
}
