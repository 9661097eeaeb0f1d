import { defineError } from '@fieldpost/errors';

export const notSignedIn = defineError('not_signed_in', 'unauthenticated', 'not authorized: {reason}');
export const noScope = defineError('no_scope', 'permission_denied', 'permission denied: No scope "{scope}"');
export const notAdministrator = defineError(
  'not_administrator',
  'permission_denied',
  'permission denied: only administrators may do this',
);
export const clientNotOfficial = defineError(
  'client_not_official',
  'permission_denied',
  'permission denied: only official clients may act for administrators',
);
export const noRightAtAll = defineError(
  'no_right_at_all',
  'permission_denied',
  'permission denied: No rights to {kind} "{id}"',
);
export const noComponentRight = defineError(
  'no_component_right',
  'permission_denied',
  'permission denied: No "{right}" rights to Component "{id}"',
);
export const applicationNotFound = defineError(
  'application_not_found',
  'not_found',
  'Application {id} not found',
);
export const componentNotFound = defineError('component_not_found', 'not_found', 'Component {id} not found');
export const gatewayNotFound = defineError('gateway_not_found', 'not_found', 'Gateway {id} not found');
export const organizationNotFound = defineError(
  'organization_not_found',
  'not_found',
  'Organization {id} not found',
);
export const noGatewayRight = defineError(
  'no_gateway_right',
  'permission_denied',
  'permission denied: No "{right}" rights to Gateway "{id}"',
);
export const keyReachesFurther = defineError(
  'key_reaches_further',
  'permission_denied',
  'permission denied: "{limit}" exceeds the limits of the access key that creates it',
);
