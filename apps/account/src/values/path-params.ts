import { AppId, ComponentId, GatewayId, OrganizationId, Username } from '@fieldpost/domain';
import { ParsedParam } from '@fieldpost/transport';
import { ClientName } from './client-name.js';

/** Ids in paths, as parameters of controllers. */
export const AppIdParam = (): ParameterDecorator => ParsedParam('appId', AppId);
export const ClientNameParam = (): ParameterDecorator => ParsedParam('name', ClientName);
export const ComponentIdParam = (): ParameterDecorator => ParsedParam('componentId', ComponentId);
export const GatewayIdParam = (): ParameterDecorator => ParsedParam('gatewayId', GatewayId);
export const OrganizationIdParam = (): ParameterDecorator => ParsedParam('organizationId', OrganizationId);
export const UsernameParam = (): ParameterDecorator => ParsedParam('username', Username);
