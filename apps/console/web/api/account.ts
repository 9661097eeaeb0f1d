import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/account.js';

export type Application = components['schemas']['Application'];
export type AccessKey = components['schemas']['AccessKey'];
export type Collaborator = components['schemas']['Collaborator'];
export type Gateway = components['schemas']['Gateway'];
export type FrequencyPlan = components['schemas']['FrequencyPlan'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type FullAuditEntry = components['schemas']['FullAuditEntry'];
export type Profile = components['schemas']['Profile'];
export type User = components['schemas']['User'];
export type OauthClient = components['schemas']['Client'];
export type EntityRights = components['schemas']['EntityRights'];
export type Component = components['schemas']['Component'];
export type AdministeredComponent = components['schemas']['AdministeredComponent'];
export type AdministeredApplication = components['schemas']['AdministeredApplication'];
export type AdministeredGateway = components['schemas']['AdministeredGateway'];
/** What an administrator tells all users. */
export type Notice = components['schemas']['Notice'];
export type AdministeredNotice = components['schemas']['AdministeredNotice'];
export type Organization = components['schemas']['Organization'];
/** An organization with its limits, for administrators. */
export type AdministeredOrganization = components['schemas']['AdministeredOrganization'];
export type OrganizationMember = components['schemas']['OrganizationMember'];
export type OrganizationEntity = components['schemas']['OrganizationEntity'];
export type CollaboratingOrganization = components['schemas']['CollaboratingOrganization'];
export type LoginProvider = components['schemas']['LoginProvider'];
export type RegistrationPolicy = components['schemas']['RegistrationPolicy'];
export type Invitation = components['schemas']['Invitation'];
/** The state of the installation, for administrators. */
export type Installation = components['schemas']['Installation'];
/** What the doctor has found last. */
export type OutsideChecks = components['schemas']['OutsideChecks'];
export type Usage = components['schemas']['Usage'];
export type ApplicationUsage = components['schemas']['ApplicationUsage'];
/** Devices and messages as handlers reported them. */
export type ReportedUsage = components['schemas']['ReportedUsage'];
export type Deleted = components['schemas']['Deleted'];

/** The account API, typed by its OpenAPI document. */
export type AccountApi = Client<paths>;

/** The account API at an origin; `send` adds the credentials. */
export const accountApi = (origin: string, send: (request: Request) => Promise<Response>): AccountApi =>
  createClient<paths>({ baseUrl: origin, fetch: send });
