// Generated from docs/reference/openapi/fieldpost.json by `npm run generate`: do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the public keys (RFC 7517) */
        get: operations["oauth.keys.keySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the server metadata (RFC 8414) */
        get: operations["oauth.metadata.metadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the metadata of the OpenID provider (OpenID Connect Discovery 1.0) */
        get: operations["oauth.metadata.openidConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the components of a service */
        get: operations["discovery.announcements.getAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{service}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a component */
        get: operations["discovery.announcements.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/handler/app-eui/{appEui}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the handler of a JoinEUI */
        get: operations["discovery.announcements.getByAppEui"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/handler/app-id/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the handler of an application */
        get: operations["discovery.announcements.getByAppId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/router/gateway-id/{gatewayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the router of a gateway */
        get: operations["discovery.announcements.getByGatewayId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications of all users
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.allApplications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-applications/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application of any user, also a deleted one
         * @description Access keys, devices and messages are for its collaborators only. For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.allApplications.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the components of all users
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.administeredComponents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-components/{componentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a component of any user
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.administeredComponents.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-components/{componentId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve a component, which may then get tokens
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.administeredComponents.approve"];
        post?: never;
        /**
         * Withdraw the approval of a component, which ends its tokens
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.administeredComponents.withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the gateways of all users
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.allGateways.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-gateways/{gatewayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a gateway of any user, also a deleted one
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.allGateways.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all notices, also those of the past and the future, newest first
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.allNotices.list"];
        put?: never;
        /**
         * Write a notice, which all users see
         * @description Notices that have ended are removed when there would be too many. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["account.allNotices.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a notice
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.allNotices.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all organizations
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.administeredOrganizations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/all-organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization, also a deleted one
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.administeredOrganizations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the limits of an organization
         * @description 0 is no limit, null the limit of the settings. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["account.administeredOrganizations.change"];
        trace?: never;
    };
    "/api/v2/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications of the caller
         * @description With `deleted=1` also deleted ones. Needs the scope `apps`.
         */
        get: operations["account.applications.list"];
        put?: never;
        /**
         * Create an application
         * @description For an `organization` it needs the scope `organizations` and its right `organization:entities`; the application then counts for the organization, which is the first collaborator with every right. Needs the scope `apps`.
         */
        post: operations["account.applications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application
         * @description Needs any right on the application.
         */
        get: operations["account.applications.get"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description It can be restored until an administrator purges it; its id stays reserved. Needs the right `delete` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.applications.delete"];
        options?: never;
        head?: never;
        /**
         * Change the name of an application
         * @description Needs the right `settings` on the application.
         */
        patch: operations["account.applications.change"];
        trace?: never;
    };
    "/api/v2/applications/{appId}/access-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List access keys
         * @description Needs the right `settings` on the application.
         */
        get: operations["account.accessKeys.list"];
        put?: never;
        /**
         * Create an access key
         * @description The server generates the key and ignores one in the request. A key that is created with another access key has at most its expiry and addresses. Needs the right `settings` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["account.accessKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/access-keys/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an access key
         * @description Needs the right `settings` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        get: operations["account.accessKeys.get"];
        put?: never;
        post?: never;
        /**
         * Delete an access key
         * @description Tokens issued for it end here at once, at the other apps within a minute, at v2 components when they expire. Needs the right `settings` on the application.
         */
        delete: operations["account.accessKeys.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read its history, newest first
         * @description Needs the right `settings` on the application.
         */
        get: operations["account.audit.ofApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List OAuth clients with rights
         * @description Needs the right `collaborators` on the application.
         */
        get: operations["account.appClients.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/clients/{client}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rights of an OAuth client
         * @description Needs the right `collaborators` on the application.
         */
        get: operations["account.appClients.get"];
        /**
         * Give rights to an OAuth client
         * @description For clients with the grant `client_credentials`: accepted ones, and those of the caller. The caller can only grant rights that they hold; existing rights may stay. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.appClients.put"];
        post?: never;
        /**
         * Remove an OAuth client
         * @description Its tokens end. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.appClients.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collaborators
         * @description For collaborators of the application, and for its access keys with the right `collaborators`.
         */
        get: operations["account.appCollaborators.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/collaborators/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collaborator
         * @description For collaborators of the application, and for its access keys with the right `collaborators`.
         */
        get: operations["account.appCollaborators.get"];
        /**
         * Add a collaborator or change the rights of one
         * @description Sets the rights besides those through organizations. The caller can only grant rights that they hold; existing rights may stay. The last collaborator who may manage others cannot lose that right. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.appCollaborators.put"];
        post?: never;
        /**
         * Remove a collaborator
         * @description The last collaborator who may manage others cannot be removed. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.appCollaborators.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/euis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the EUIs of an application
         * @description Needs any right on the application.
         */
        get: operations["account.euis.list"];
        put?: never;
        /**
         * Generate an EUI for an application from the network's block
         * @description Needs the right `settings` on the application.
         */
        post: operations["account.euis.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/euis/{eui}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an EUI to an application
         * @description Needs the right `settings` on the application.
         */
        put: operations["account.euis.add"];
        post?: never;
        /**
         * Remove an EUI from an application
         * @description Needs the right `settings` on the application.
         */
        delete: operations["account.euis.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizations that are collaborators
         * @description The list of collaborators has their members, each with all rights that they have. For collaborators of the application, and for its access keys with the right `collaborators`.
         */
        get: operations["account.appOrganizations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an organization as a collaborator or change its rights
         * @description Each member gets those of the rights that the membership gives as well. The caller can only grant rights that they hold; existing rights may stay. To add an organization needs the scope `organizations` and its right `organization:entities`. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.appOrganizations.put"];
        post?: never;
        /**
         * Remove an organization as a collaborator
         * @description Some user who may manage collaborators has to remain. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.appOrganizations.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted application
         * @description Needs the right `delete` on the application.
         */
        post: operations["account.applications.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rights of the caller on an application
         * @description Needs any right on the application.
         */
        get: operations["account.applications.getRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{appId}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an access key for a token
         * @description The access key is in the header, or in the body together with credentials of a client or component.
         */
        post: operations["oauth.exchange.exchangeForApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an access key for a token
         * @description The access key is in the header, or in the body together with credentials of a client or component.
         */
        post: operations["oauth.exchange.exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of everything, newest first
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.allAudit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's OAuth clients, or all for an administrator
         * @description Needs the scope `clients`.
         */
        get: operations["account.clients.list"];
        put?: never;
        /**
         * Register an OAuth client
         * @description The secret is shown in this response only. Needs the scope `clients`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["account.clients.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an OAuth client
         * @description Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client.
         */
        get: operations["account.clients.get"];
        put?: never;
        post?: never;
        /**
         * Delete an OAuth client
         * @description Its name stays reserved. Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.clients.remove"];
        options?: never;
        head?: never;
        /**
         * Change an OAuth client
         * @description Absent and null members stay unchanged. Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["account.clients.change"];
        trace?: never;
    };
    "/api/v2/clients/{name}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read its history, newest first
         * @description Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client.
         */
        get: operations["account.clients.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/{name}/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications and gateways on which an OAuth client has rights
         * @description Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client.
         */
        get: operations["account.rightsOfClient.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the components of the caller
         * @description Needs the scope `components`.
         */
        get: operations["account.components.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components/{plural}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a network component
         * @description A component that an administrator creates through an official client is approved; others are pending until an administrator approves them. A user may have ten unapproved components. For an `organization`, which is then the first collaborator with every right, it needs the scope `organizations` and its right `organization:entities`. Needs the scope `components`.
         */
        post: operations["account.components.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components/{plural}/{componentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a component
         * @description Needs any right on the component.
         */
        get: operations["account.components.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components/{plural}/{componentId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read its history, newest first
         * @description Needs the right `component:settings` on the component.
         */
        get: operations["account.audit.ofComponent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components/{plural}/{componentId}/collaborators/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a collaborator or change the rights of one
         * @description Sets the rights besides those through organizations. The caller can only grant rights that they hold; existing rights may stay. The last collaborator who may manage others cannot lose that right. Needs the right `component:collaborators` on the component. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.components.putCollaborator"];
        post?: never;
        /**
         * Remove a collaborator
         * @description The last collaborator who may manage others cannot be removed. Needs the right `component:collaborators` on the component. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.components.removeCollaborator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components/{plural}/{componentId}/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizations that are collaborators
         * @description The list of collaborators has their members, each with all rights that they have. Needs any right on the component.
         */
        get: operations["account.componentOrganizations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components/{plural}/{componentId}/organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an organization as a collaborator or change its rights
         * @description Each member gets those of the rights that the membership gives as well. The caller can only grant rights that they hold; existing rights may stay. To add an organization needs the scope `organizations` and its right `organization:entities`. Needs the right `component:collaborators` on the component. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.componentOrganizations.put"];
        post?: never;
        /**
         * Remove an organization as a collaborator
         * @description Some user who may manage collaborators has to remain. Needs the right `component:collaborators` on the component. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.componentOrganizations.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/components/{plural}/{componentId}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a token for a component
         * @description Rejected with 403 while the component is not approved. Needs the right `component:settings` on the component. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        get: operations["account.components.createToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted entities whose ids are reserved, oldest first
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.deleted.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/deleted/applications/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Purge a deleted entity, which frees its id
         * @description Rejected for a day after the deletion, while tokens of it may be valid. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.deleted.purgeApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/deleted/clients/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Purge a deleted entity, which frees its id
         * @description Rejected for a day after the deletion, while tokens of it may be valid. Ends the consents of users; rejected while oauth is unavailable. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.deleted.purgeClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/deleted/gateways/{gatewayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Purge a deleted entity, which frees its id
         * @description Rejected for a day after the deletion, while tokens of it may be valid. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.deleted.purgeGateway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/frequency-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the frequency plans, by id */
        get: operations["account.frequencyPlans.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/frequency-plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a frequency plan with its channels */
        get: operations["account.frequencyPlans.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the gateways of the caller
         * @description Needs the scope `gateways`.
         */
        get: operations["account.gateways.list"];
        put?: never;
        /**
         * Register a gateway
         * @description For an `organization` it needs the scope `organizations` and its right `organization:entities`; the gateway then counts for the organization, which is the first collaborator with every right. Every EUI belongs to one gateway; an id such as `eui-0102030405060708` names the EUI. Needs the scope `gateways`.
         */
        post: operations["account.gateways.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a gateway
         * @description No credentials are needed; the visible fields depend on the caller.
         */
        get: operations["account.gateways.get"];
        put?: never;
        post?: never;
        /**
         * Delete a gateway
         * @description Needs the right `gateway:delete` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.gateways.delete"];
        options?: never;
        head?: never;
        /**
         * Change a gateway
         * @description Absent members stay unchanged, also in the location and the attributes; a null attribute or EUI is removed. The EUI of an id such as `eui-0102030405060708` cannot be changed. Needs the right `gateway:settings` on the gateway.
         */
        patch: operations["account.gateways.change"];
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read its history, newest first
         * @description Needs the right `gateway:settings` on the gateway.
         */
        get: operations["account.audit.ofGateway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List OAuth clients with rights
         * @description Needs the right `gateway:collaborators` on the gateway.
         */
        get: operations["account.gatewayClients.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/clients/{client}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rights of an OAuth client
         * @description Needs the right `gateway:collaborators` on the gateway.
         */
        get: operations["account.gatewayClients.get"];
        /**
         * Give rights to an OAuth client
         * @description For clients with the grant `client_credentials`: accepted ones, and those of the caller. The caller can only grant rights that they hold; existing rights may stay. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.gatewayClients.put"];
        post?: never;
        /**
         * Remove an OAuth client
         * @description Its tokens end. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.gatewayClients.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/collaborators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collaborators
         * @description Needs any right on the gateway.
         */
        get: operations["account.gatewayCollaborators.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/collaborators/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collaborator
         * @description Needs any right on the gateway.
         */
        get: operations["account.gatewayCollaborators.get"];
        /**
         * Add a collaborator or change the rights of one
         * @description Sets the rights besides those through organizations. The caller can only grant rights that they hold; existing rights may stay. The last collaborator who may manage others cannot lose that right. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.gatewayCollaborators.put"];
        post?: never;
        /**
         * Remove a collaborator
         * @description The last collaborator who may manage others cannot be removed. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.gatewayCollaborators.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the key of a gateway; the old one is invalid at once
         * @description Needs the right `gateway:settings` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["account.gateways.replaceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizations that are collaborators
         * @description The list of collaborators has their members, each with all rights that they have. Needs any right on the gateway.
         */
        get: operations["account.gatewayOrganizations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an organization as a collaborator or change its rights
         * @description Each member gets those of the rights that the membership gives as well. The caller can only grant rights that they hold; existing rights may stay. To add an organization needs the scope `organizations` and its right `organization:entities`. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.gatewayOrganizations.put"];
        post?: never;
        /**
         * Remove an organization as a collaborator
         * @description Some user who may manage collaborators has to remain. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.gatewayOrganizations.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/rights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rights of the caller on a gateway
         * @description Needs any right on the gateway.
         */
        get: operations["account.gateways.getRights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gateways/{gatewayId}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a token for a gateway
         * @description Needs the right `gateway:settings` on the gateway. The key of the gateway is accepted as well. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        get: operations["account.gateways.createToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the installation
         * @description Versions, migrations, clocks, certificates, keys, announcements and brokers, from what every app reports about itself twice a minute. For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.installation.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/installation/outside-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report what was found from outside
         * @description Replaces the report before. `fieldpost doctor` does it when an administrator runs it. A user may send 60 at once, then one every five seconds. For administrators, with a token of an official client that has the scope `profile`.
         */
        put: operations["account.installation.reportOutsideChecks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that can still be used, oldest first
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.invitations.list"];
        put?: never;
        /**
         * Invite a person to register
         * @description The link is mailed to the address and then verifies it, or with `mail: false` returned once. Rights on entities and memberships in organizations are given only as far as the administrator who invites may give them, also when the invitation is used. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["account.invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.invitations.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/login-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the login providers
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.loginProviders.list"];
        put?: never;
        /**
         * Add a login provider
         * @description Its redirect URI is `/users/login/providers/{id}/callback` of the OAuth server. The client secret is stored encrypted. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["account.loginProviders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/login-providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a login provider
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.loginProviders.get"];
        put?: never;
        post?: never;
        /**
         * Remove a login provider
         * @description Logins through it end, and are no longer linked with users. Users whom it created can set a password by mail. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.loginProviders.remove"];
        options?: never;
        head?: never;
        /**
         * Change a login provider
         * @description Absent members are unchanged. The issuer cannot be changed. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["account.loginProviders.change"];
        trace?: never;
    };
    "/api/v2/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notices that are shown now, newest first
         * @description Needs the scope `profile`.
         */
        get: operations["account.notices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this document */
        get: operations["account.openApi.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the organizations of the caller, oldest first
         * @description Needs the scope `organizations`.
         */
        get: operations["account.organizations.list"];
        put?: never;
        /**
         * Create an organization
         * @description The caller becomes its owner. The id stays reserved, also after a deletion. Needs the scope `organizations`.
         */
        post: operations["account.organizations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organizations/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization
         * @description Needs the scope `organizations` and to be a member.
         */
        get: operations["account.organizations.get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization
         * @description Its members lose the rights that they have through it. Rejected while an entity would have no user who manages its collaborators. Needs the scope `organizations` and the right `organization:delete` in the organization. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.organizations.delete"];
        options?: never;
        head?: never;
        /**
         * Change the name of an organization
         * @description Needs the scope `organizations` and the right `organization:settings` in the organization.
         */
        patch: operations["account.organizations.change"];
        trace?: never;
    };
    "/api/v2/organizations/{organizationId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read its history, newest first
         * @description Needs the scope `organizations` and the right `organization:settings` in the organization.
         */
        get: operations["account.organizationAudit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organizations/{organizationId}/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications, components and gateways of an organization
         * @description Needs the scope `organizations` and to be a member.
         */
        get: operations["account.organizations.listEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organizations/{organizationId}/entities/{kind}/{entityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the collaboration of an organization on an entity
         * @description The caller needs, as a member, all rights that the organization has there. Needs the scope `organizations` and the right `organization:entities` in the organization.
         */
        delete: operations["account.organizations.leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organizations/{organizationId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of an organization
         * @description Needs the scope `organizations` and to be a member.
         */
        get: operations["account.members.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/organizations/{organizationId}/members/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member of an organization
         * @description Needs the scope `organizations` and to be a member.
         */
        get: operations["account.members.get"];
        /**
         * Add a member or change the role or the rights of one
         * @description Needs the right `organization:members`, except to give up own rights. The caller gives and takes only rights that they hold. An organization keeps an owner, and each of its entities a user who manages its collaborators. Needs the scope `organizations` and to be a member. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.members.put"];
        post?: never;
        /**
         * Remove a member, or leave an organization
         * @description By the rules for changes of members. Needs the scope `organizations` and to be a member. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.members.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the registration policy
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.registration.getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the registration policy
         * @description Absent members are unchanged, and null ones follow the settings of the server again. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["account.registration.changePolicy"];
        trace?: never;
    };
    "/api/v2/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how much each user uses, oldest user first
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.usage.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usage/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List devices and messages of all applications, oldest application first
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.usage.listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all users, oldest first
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.administeredUsers.list"];
        put?: never;
        /**
         * Register a user
         * @description The registration policy decides who may register. The secret of an invitation is sent as `invitation`. `error` names every wrong field; an invitation that is not good and names that are taken show only when all fields are right.
         */
        post: operations["account.registration.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description For administrators, with a token of an official client that has the scope `profile`.
         */
        get: operations["account.administeredUsers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve a registration, grant or revoke the administrator role, ban or unban a user, change limits
         * @description Tokens of a banned user are invalid at once. Users cannot ban themselves, and the last administrator keeps the role. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["account.administeredUsers.change"];
        trace?: never;
    };
    "/api/v2/users/{username}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a user the link to set a new password
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["account.administeredUsers.mailPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{username}/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a user
         * @description By any registration policy. The user can log in at once. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["account.administeredUsers.create"];
        post?: never;
        /**
         * Reject a registration: delete a user who waits for an approval
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["account.administeredUsers.rejectRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's profile
         * @description Needs the scope `profile`.
         */
        get: operations["account.users.getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's profile
         * @description A new password or e-mail address needs the current password as `old_password`, and an official client; a user with a second factor needs a token of a login with it within the last five minutes, too. A verified address stays in force until the new one is verified by the link that is mailed to it. Needs the scope `profile`.
         */
        patch: operations["account.users.changeProfile"];
        trace?: never;
    };
    "/api/v2/users/me/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the caller has done, newest first
         * @description Needs the scope `profile`.
         */
        get: operations["account.ownAudit.byCaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of the caller's account, including logins, newest first
         * @description Needs the scope `profile`.
         */
        get: operations["account.ownAudit.ofCaller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/authorized-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients that the caller authorized
         * @description Needs the token of a user with the scope `profile`.
         */
        get: operations["oauth.authorizedClients.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/authorized-clients/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw the consent for a client
         * @description The logins of the client end as well. Needs the token of a user with the scope `profile`.
         */
        delete: operations["oauth.authorizedClients.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own usage
         * @description Needs the scope `profile`.
         */
        get: operations["account.usage.own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/usage/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List devices and messages of the applications that count for the caller
         * @description Needs the scope `apps`.
         */
        get: operations["account.usage.ownApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discovery/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this document */
        get: operations["discovery.openApi.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an application at this handler
         * @description Needs the rights `settings` and `delete` on the application.
         */
        post: operations["handler.applicationManager.registerApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payload settings
         * @description Needs the right `settings` on the application.
         */
        get: operations["handler.applicationManager.getApplication"];
        /**
         * Change the payload settings
         * @description Needs the right `settings` on the application.
         */
        put: operations["handler.applicationManager.setApplication"];
        /**
         * Change the payload settings
         * @description Needs the right `settings` on the application.
         */
        post: operations["handler.applicationManager.postApplication"];
        /**
         * Remove an application from this handler
         * @description Needs the right `delete` on the application.
         */
        delete: operations["handler.applicationManager.deleteApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/dev-addr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an address for a device
         * @description Needs the right `devices` on the application.
         */
        get: operations["handler.devAddresses.take"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/device-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export devices
         * @description Needs the right `devices` on the application.
         */
        get: operations["handler.deviceTransfer.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/device-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import devices
         * @description Needs the right `devices` on the application.
         */
        post: operations["handler.deviceTransfer.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/device-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the devices by state
         * @description Needs the right `devices` on the application.
         */
        get: operations["handler.traffic.deviceStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List devices
         * @description Needs the right `devices` on the application.
         */
        get: operations["handler.applicationManager.getDevicesForApplication"];
        /**
         * Create or change a device
         * @description With the header `If-None-Match: *` it is only created, and rejected when there is one with its id. Needs the right `devices` on the application.
         */
        put: operations["handler.applicationManager.setDeviceWithoutDevId"];
        /**
         * Create or change a device
         * @description With the header `If-None-Match: *` it is only created, and rejected when there is one with its id. Needs the right `devices` on the application.
         */
        post: operations["handler.applicationManager.postDeviceWithoutDevId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/devices/{dev_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a device
         * @description Its keys are for recent logins only, if the policy says so. Needs the right `devices` on the application.
         */
        get: operations["handler.applicationManager.getDevice"];
        /**
         * Create or change a device
         * @description With the header `If-None-Match: *` it is only created, and rejected when there is one with its id. Needs the right `devices` on the application.
         */
        put: operations["handler.applicationManager.setDevice"];
        /**
         * Create or change a device
         * @description With the header `If-None-Match: *` it is only created, and rejected when there is one with its id. Needs the right `devices` on the application.
         */
        post: operations["handler.applicationManager.postDevice"];
        /**
         * Remove a device
         * @description Needs the right `devices` on the application.
         */
        delete: operations["handler.applicationManager.deleteDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/devices/{dev_id}/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List downlinks
         * @description Needs the right `messages:down:w` on the application.
         */
        get: operations["handler.downlinkQueue.list"];
        put?: never;
        /**
         * Queue a downlink
         * @description Needs the right `messages:down:w` on the application.
         */
        post: operations["handler.downlinkQueue.put"];
        /**
         * Remove all downlinks
         * @description Needs the right `messages:down:w` on the application.
         */
        delete: operations["handler.downlinkQueue.clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/devices/{dev_id}/down/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a waiting downlink
         * @description Needs the right `messages:down:w` on the application.
         */
        delete: operations["handler.downlinkQueue.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/devices/{dev_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stored uplinks
         * @description Needs the right `messages:up:r` on the application.
         */
        get: operations["handler.recentMessages.listByDevId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/devices/{dev_id}/simulate-uplink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an uplink that no device sent
         * @description The payload is sent as `payload_raw` (base64) or `payload_hex`, and not as `payload`. Needs the right `devices` on the application.
         */
        post: operations["handler.applicationManager.simulateUplink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/devices/{dev_id}/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the traffic of a device
         * @description Needs the right `messages:up:r` on the application.
         */
        get: operations["handler.traffic.ofDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/dry-downlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Encode fields that are not sent
         * @description The payload is sent as `payload_raw` (base64) or `payload_hex`, and not as `payload`. Needs a token or key of any application.
         */
        post: operations["handler.applicationManager.dryDownlink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/dry-uplink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decode a payload that is not published
         * @description The payload is sent as `payload_raw` (base64) or `payload_hex`, and not as `payload`. Needs a token or key of any application.
         */
        post: operations["handler.applicationManager.dryUplink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read messages as they come
         * @description Server-sent events; `Last-Event-ID` continues an interrupted stream. Needs the right `messages:up:r` on the application.
         */
        get: operations["handler.liveEvents.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List integrations
         * @description Needs the right `settings` on the application.
         */
        get: operations["handler.integrations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/integrations/{integration}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an integration
         * @description Needs the right `settings` on the application.
         */
        get: operations["handler.integrations.get"];
        /**
         * Change an integration
         * @description Needs the rights `settings` and `messages:up:r` on the application.
         */
        put: operations["handler.integrations.change"];
        /**
         * Create an integration
         * @description Needs the rights `settings` and `messages:up:r` on the application.
         */
        post: operations["handler.integrations.create"];
        /**
         * Delete an integration
         * @description Needs the right `settings` on the application.
         */
        delete: operations["handler.integrations.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/integrations/{integration}/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dead letters
         * @description Needs the rights `settings` and `messages:up:r` on the application.
         */
        get: operations["handler.deadLetters.list"];
        put?: never;
        post?: never;
        /**
         * Delete dead letters
         * @description Needs the right `settings` on the application.
         */
        delete: operations["handler.deadLetters.drop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/integrations/{integration}/dead-letters/{letter}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete dead letters
         * @description Needs the right `settings` on the application.
         */
        delete: operations["handler.deadLetters.dropByLetter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/integrations/{integration}/dead-letters/{letter}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver dead letters again
         * @description Needs the right `settings` on the application.
         */
        post: operations["handler.deadLetters.retryByLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/integrations/{integration}/dead-letters/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver dead letters again
         * @description Needs the right `settings` on the application.
         */
        post: operations["handler.deadLetters.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/integrations/{integration}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest deliveries
         * @description Needs the right `settings` on the application.
         */
        get: operations["handler.integrations.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/message-storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the message storage
         * @description Needs the right `settings` on the application.
         */
        get: operations["handler.recentMessages.getStorage"];
        /**
         * Set the message storage
         * @description Needs the right `settings` on the application.
         */
        put: operations["handler.recentMessages.setStorage"];
        post?: never;
        /**
         * End the message storage
         * @description Needs the right `settings` on the application.
         */
        delete: operations["handler.recentMessages.removeStorage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stored uplinks
         * @description Needs the right `messages:up:r` on the application.
         */
        get: operations["handler.recentMessages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query stored uplinks as in v2
         * @description Needs the right `messages:up:r` on the application.
         */
        get: operations["handler.recentMessages.query"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/query/{dev_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query stored uplinks as in v2
         * @description Needs the right `messages:up:r` on the application.
         */
        get: operations["handler.recentMessages.queryByDevId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/applications/{app_id}/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the traffic of an application
         * @description Needs the right `messages:up:r` on the application.
         */
        get: operations["handler.traffic.ofApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/emqx/authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may connect (EMQX)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.emqx.authentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/emqx/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may use a topic (EMQX)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.emqx.authorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/mosquitto/acl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may use a topic (mosquitto)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.mosquitto.acl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/mosquitto/superuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may do everything: no (mosquitto)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.mosquitto.superuser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/mosquitto/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may connect (mosquitto)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.mosquitto.user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/rabbitmq/resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may use an exchange or a queue (RabbitMQ)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.rabbitmq.resource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/rabbitmq/topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may use a routing key (RabbitMQ)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.rabbitmq.topic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/rabbitmq/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may connect (RabbitMQ)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.rabbitmq.user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/broker-authentication/rabbitmq/vhost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a client may enter a virtual host (RabbitMQ)
         * @description Needs the secret of the brokers. Without one in the settings every response is 404.
         */
        post: operations["handler.rabbitmq.vhost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/integrations/failing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List failing integrations of several applications
         * @description Applications of other handlers have none here. Needs the right `settings` on each application.
         */
        get: operations["handler.failingIntegrations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/mqtt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** MQTT over WebSocket */
        get: operations["handler.mqttOverHttp.explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this document */
        get: operations["handler.openApi.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the JSON Schemas of messages */
        get: operations["handler.schemas.getList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/schemas/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the JSON Schema of a message
         * @description The name ends in `.json`.
         */
        get: operations["handler.schemas.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handler/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the traffic of several applications
         * @description Needs the right `messages:up:r` on each application.
         */
        get: operations["handler.traffic.ofApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the public key, as v2 components do */
        get: operations["oauth.keys.key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/applications/{app_id}/devices/{dev_id}/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the simulated device
         * @description Whether the simulated device sends, or why it has ended. The network app remembers this until it is restarted; with several replicas, one that is shut down hands what it ran over to the others. Needs the right `devices` on the application.
         */
        get: operations["network.simulations.find"];
        put?: never;
        /**
         * Have a simulated device send for three minutes
         * @description The network gets LoRaWAN frames of a registered device, as if a gateway had received them, every ten seconds: join requests until it has joined, then uplinks with a temperature and a humidity (Cayenne LPP, port 1). It listens for downlinks. A join replaces the session of the device, and uplinks use its counter: the real device has to join again, or is ignored until its counter is higher. Needs the right `devices` on the application.
         */
        post: operations["network.simulations.start"];
        /**
         * Stop the simulated device
         * @description Returns its state. A device that is not simulated is no error. Needs the right `devices` on the application.
         */
        delete: operations["network.simulations.stop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/applications/{app_id}/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices that are simulated now
         * @description An owner has two simulated devices at most. With several replicas, those of one that does not reply within a second are left out. Needs the right `devices` on the application.
         */
        get: operations["network.simulations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of several gateways in short
         * @description Gateways on which the caller lacks the right are left out. Needs the right `gateway:status` on the gateway.
         */
        get: operations["network.gateways.summaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/{gw_id}/signal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signal of a gateway by hour
         * @description Needs the right `gateway:status` on the gateway.
         */
        get: operations["network.gateways.signal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/{gw_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a gateway
         * @description Needs the right `gateway:status` on the gateway.
         */
        get: operations["network.gateways.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the addresses for gateways
         * @description Needs a token.
         */
        get: operations["network.gateways.addresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/unregistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the gateways that send packets and are not registered
         * @description Needs an administrator with the scope `profile`, through an official client.
         */
        get: operations["network.gateways.listUnregistered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this document */
        get: operations["network.openApi.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/callback/{client}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the code of a client without a redirect URI */
        get: operations["oauth.callback.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this document */
        get: operations["oauth.openApi.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the account
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.members.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a user for consent (RFC 6749)
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.authorize.ask"];
        put?: never;
        /**
         * Send the decision, or a request with a form
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.authorize.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show authorized clients
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.members.showClients"];
        put?: never;
        /**
         * Withdraw a consent
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.members.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the code of a device, or show the request of the code (RFC 8628)
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.device.show"];
        put?: never;
        /**
         * Send the code of a device, or the decision
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.device.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/device-authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get codes for a device (RFC 8628)
         * @description For clients with the grant `device_code`. The client authenticates in the header or with `client_id` and `client_secret` in the body.
         */
        post: operations["oauth.deviceAuthorization.authorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out at the request of a client (OpenID Connect RP-Initiated Logout 1.0)
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.endSession.ask"];
        put?: never;
        /**
         * Confirm the logout, or request it with a form
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.endSession.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form for a lost password
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.recovery.show"];
        put?: never;
        /**
         * Send the mail for a lost password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.recovery.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Introspect a token (RFC 7662)
         * @description Clients authenticate in the header or the body and may introspect their own tokens, components all tokens.
         */
        post: operations["oauth.introspection.introspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/linked-logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show linked logins
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.linkedLogins.show"];
        put?: never;
        /**
         * Link a login
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.linkedLogins.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/linked-logins/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a linked login
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.linkedLogins.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log in
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.login.show"];
        put?: never;
        /**
         * Send name and password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.login.logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code of a second factor
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.loginSteps.checkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the second factor that the login needs
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.loginSteps.enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey instead of a password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.login.logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/passkey-enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey as the second factor that the login needs
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.passkeys.enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/passkey-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a passkey as second factor
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.passkeys.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account for a login at a provider
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.providerLogin.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/providers/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a login at a provider
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.providerLogin.start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login/providers/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finish a login at a provider
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.providerLogin.finish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the user wants to log out
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.login.askToLogOut"];
        put?: never;
        /**
         * Log out
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.login.logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/passkeys.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The script of pages with a passkey
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.passkeys.script"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form for a new password
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.members.showPassword"];
        put?: never;
        /**
         * Change the password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.members.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the profile
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.members.showProfile"];
        put?: never;
        /**
         * Change the profile
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.members.changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Register
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.registration.show"];
        put?: never;
        /**
         * Send the registration
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.registration.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form of a mailed link
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.recovery.showReset"];
        put?: never;
        /**
         * Set the new password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.recovery.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/restrict-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restrict a token
         * @description General scopes such as `profile`, and at most ten entities such as `apps:my-app`. Needs an interchangeable token.
         */
        post: operations["oauth.restriction.restrict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a login (RFC 7009)
         * @description Unknown tokens get the same response. The client authenticates in the header or with `client_id` and `client_secret` in the body.
         */
        post: operations["oauth.revocation.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show sessions
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.members.showSessions"];
        put?: never;
        /**
         * End sessions
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.members.endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get tokens (RFC 6749)
         * @description The grants are `authorization_code`, `refresh_token`, `password`, `client_credentials` and `urn:ietf:params:oauth:grant-type:device_code`. The client authenticates in the header or with `client_id` and `client_secret` in the body.
         */
        post: operations["oauth.token.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show second factors and app passwords
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.twoStep.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/app-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an app password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.twoStep.addAppPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/app-passwords/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an app password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.twoStep.removeAppPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add an authenticator app
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.twoStep.startApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an authenticator app
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.twoStep.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add a passkey
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.passkeys.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.passkeys.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.twoStep.renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-step/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an authenticator app or a passkey
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.twoStep.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form that restores a former e-mail address
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.recovery.showUndo"];
        put?: never;
        /**
         * Restore the address and set a new password
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.recovery.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the claims about the user (OpenID Connect Core 1.0)
         * @description Needs the token of a user with the scope `openid`.
         */
        get: operations["oauth.userinfo.read"];
        put?: never;
        /**
         * Read the claims about the user (OpenID Connect Core 1.0)
         * @description Needs the token of a user with the scope `openid`.
         */
        post: operations["oauth.userinfo.readByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verification-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.members.mailAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page of a verification link
         * @description For browsers: forms need the form token of their page.
         */
        get: operations["oauth.verification.show"];
        put?: never;
        /**
         * Verify the address
         * @description For browsers: forms need the form token of their page.
         */
        post: operations["oauth.verification.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "handler.event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event
         * @description Posted to the integrations of the application whose `messages` have the event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    "content-type": "application/json";
                    /** @description W3C Trace Context; present when the handler exports traces. */
                    traceparent?: string;
                    "user-agent": "Fieldpost";
                    /** @description 1 at the first attempt. */
                    "x-fieldpost-attempt": string;
                    /** @description Id of the delivery, the same at each attempt. */
                    "x-fieldpost-delivery": string;
                    /** @description HMAC-SHA256 of the timestamp, a dot and the body, with the secret of the integration as key. */
                    "x-fieldpost-signature": string;
                    /** @description When this attempt was made, in Unix seconds. */
                    "x-fieldpost-timestamp": string;
                    /** @description The MQTT topic of the message. */
                    "x-fieldpost-topic": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["handler.WebhookEvent"];
                };
            };
            responses: {
                /** @description The message was received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The message is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "handler.up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An uplink
         * @description Posted to the integrations of the application whose `messages` have `up`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    "content-type": "application/json";
                    /** @description W3C Trace Context; present when the handler exports traces. */
                    traceparent?: string;
                    "user-agent": "Fieldpost";
                    /** @description 1 at the first attempt. */
                    "x-fieldpost-attempt": string;
                    /** @description Id of the delivery, the same at each attempt. */
                    "x-fieldpost-delivery": string;
                    /** @description HMAC-SHA256 of the timestamp, a dot and the body, with the secret of the integration as key. */
                    "x-fieldpost-signature": string;
                    /** @description When this attempt was made, in Unix seconds. */
                    "x-fieldpost-timestamp": string;
                    /** @description The MQTT topic of the message. */
                    "x-fieldpost-topic": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["handler.WebhookUplink"];
                };
            };
            responses: {
                /** @description The message was received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The message is sent again. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description An access key of an application. */
        "account.AccessKey": {
            /** @description Absent for any address. */
            addresses?: string[];
            /**
             * Format: date-time
             * @description Absent for never.
             */
            expires?: string;
            /**
             * @description In lists and with the application, `my-server.<...>` without the recent login that the policy `step_up` needs.
             * @example my-server.c2VjcmV0LXNlY3JldC1zZWNyZXQ
             */
            key: string;
            /**
             * Format: date-time
             * @description To the minute; absent for never.
             */
            last_used?: string;
            name: string;
            rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices")[];
        };
        /** @description An application as administrators see it. */
        "account.AdministeredApplication": {
            /** Format: date-time */
            created: string;
            /** @description Name of the user who created it; null if an organization has it, or the user is removed. */
            creator: string | null;
            /**
             * Format: date-time
             * @description Time of deletion; absent if not deleted.
             */
            deleted?: string;
            /**
             * @example [
             *       "70B3D57ED0000001"
             *     ]
             */
            euis: string[];
            /** @example my-app */
            id: string;
            /** @example My application */
            name: string;
            /** @description Id of the organization that it was created for. */
            organization: string | null;
        };
        /** @description An application as administrators see it, with whom it is shared, and its usage. */
        "account.AdministeredApplicationDetails": {
            collaborators: components["schemas"]["account.Collaborator"][];
            /** Format: date-time */
            created: string;
            /** @description Name of the user who created it; null if an organization has it, or the user is removed. */
            creator: string | null;
            /**
             * Format: date-time
             * @description Time of deletion; absent if not deleted.
             */
            deleted?: string;
            /**
             * @example [
             *       "70B3D57ED0000001"
             *     ]
             */
            euis: string[];
            /** @example my-app */
            id: string;
            /** @example My application */
            name: string;
            /** @description Id of the organization that it was created for. */
            organization: string | null;
            organizations: components["schemas"]["account.CollaboratingOrganization"][];
            reported: components["schemas"]["account.ReportedUsage"];
        };
        /** @description A network component as administrators see it. */
        "account.AdministeredComponent": {
            /**
             * @description Only approved components get tokens.
             * @enum {string}
             */
            approval: "pending" | "approved" | "withdrawn";
            /** Format: date-time */
            created: string;
            /** @description Name of the user who created it. */
            creator: string | null;
            /** @example my-handler */
            id: string;
            /** @enum {string} */
            type: "router" | "broker" | "handler";
        };
        /** @description A network component as administrators see it, with whom it is shared. */
        "account.AdministeredComponentDetails": {
            /**
             * @description Only approved components get tokens.
             * @enum {string}
             */
            approval: "pending" | "approved" | "withdrawn";
            collaborators: components["schemas"]["account.Collaborator"][];
            /** Format: date-time */
            created: string;
            /** @description Name of the user who created it. */
            creator: string | null;
            /** @example my-handler */
            id: string;
            organizations: components["schemas"]["account.CollaboratingOrganization"][];
            /** @enum {string} */
            type: "router" | "broker" | "handler";
        };
        /** @description A gateway as administrators see it: without its key, its location and its status. */
        "account.AdministeredGateway": {
            /** Format: date-time */
            created: string;
            /** @description Name of the user who created it; null if an organization has it, or the user is removed. */
            creator: string | null;
            /**
             * Format: date-time
             * @description Time of deletion; absent if not deleted.
             */
            deleted?: string;
            /** @description Of its attributes. */
            description: string | null;
            /** @example B827EBFFFE87BD11 */
            eui: string | null;
            /** @example EU_863_870 */
            frequency_plan: string;
            /** @example my-gateway */
            id: string;
            /** @description Id of the organization that it was created for. */
            organization: string | null;
            /** @description Name of the owner in its settings. */
            owner: string | null;
        };
        /** @description A gateway as administrators see it, with whom it is shared. */
        "account.AdministeredGatewayDetails": {
            collaborators: components["schemas"]["account.Collaborator"][];
            /** Format: date-time */
            created: string;
            /** @description Name of the user who created it; null if an organization has it, or the user is removed. */
            creator: string | null;
            /**
             * Format: date-time
             * @description Time of deletion; absent if not deleted.
             */
            deleted?: string;
            /** @description Of its attributes. */
            description: string | null;
            /** @example B827EBFFFE87BD11 */
            eui: string | null;
            /** @example EU_863_870 */
            frequency_plan: string;
            /** @example my-gateway */
            id: string;
            /** @description Id of the organization that it was created for. */
            organization: string | null;
            organizations: components["schemas"]["account.CollaboratingOrganization"][];
            /** @description Name of the owner in its settings. */
            owner: string | null;
        };
        /** @description A notice as administrators see it. */
        "account.AdministeredNotice": {
            /** Format: date-time */
            created: string;
            /** @description Name of the administrator who wrote it. */
            creator: string | null;
            /** Format: date-time */
            from: string;
            /** @example n_0123456789ABCDEF0123456789ABCDEF */
            id: string;
            /** @enum {string} */
            level: "info" | "warning";
            /** @description Plain text; markup in it has no meaning. */
            text: string;
            /** @description Null until it is removed. */
            until: string | null;
        };
        /** @description An organization as administrators see it. */
        "account.AdministeredOrganization": {
            /** Format: date-time */
            created: string;
            /** @example acme */
            id: string;
            /** @description Limits that an administrator set; the others are those of the settings. */
            limits: {
                access_keys?: number;
                applications?: number;
                devices?: number;
                gateways?: number;
            };
            members: number;
            name: string;
            owners: string[];
        };
        /** @description An organization as administrators see it, also when it is deleted. */
        "account.AnyOrganization": {
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            deleted?: string;
            /** @example acme */
            id: string;
            /** @description Limits that an administrator set; the others are those of the settings. */
            limits: {
                access_keys?: number;
                applications?: number;
                devices?: number;
                gateways?: number;
            };
            members: number;
            name: string;
            owners: string[];
        };
        /** @description An application with the rights of the caller. */
        "account.Application": {
            /** @description With the right `settings`, not in lists. */
            access_keys?: components["schemas"]["account.AccessKey"][];
            /** @description For collaborators, and keys with the right `collaborators`; not in lists. */
            collaborators?: components["schemas"]["account.Collaborator"][];
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of deletion; absent if not deleted.
             */
            deleted?: string;
            /**
             * @example [
             *       "70B3D57ED0000001"
             *     ]
             */
            euis: string[];
            /** @example my-app */
            id: string;
            /** @example My application */
            name: string;
            rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices")[];
        };
        /** @description Devices and messages of an application. */
        "account.ApplicationUsage": {
            /** Format: date-time */
            created: string;
            /** @example my-app */
            id: string;
            /** @description For whom it counts: a user name or the id of an organization. */
            owner: {
                id: string;
                /** @enum {string} */
                kind: "user" | "organization";
            } | null;
            reported: components["schemas"]["account.ReportedUsage"];
        };
        /** @description An entry of the history of an entity. */
        "account.AuditEntry": {
            action: string;
            /** @description Id of the user, or the program that made the change. */
            actor: string;
            address?: string;
            client?: string;
            details: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            time: string;
        };
        /** @description An OAuth client. */
        "account.Client": {
            /** @description Whether an administrator has accepted it. */
            accepted: boolean;
            /** @description Where logout tokens are posted (OpenID Connect Back-Channel Logout 1.0). */
            backchannel_logout_uri?: string;
            /** @description Name of the user who created it, if there is one. In lists for administrators only, who get all clients. */
            creator?: string | null;
            description: string;
            grants: ("authorization_code" | "refresh_token" | "password" | "device_code" | "client_credentials")[];
            /**
             * @description Algorithm of its id tokens; this and the next two only with the scope `openid`.
             * @enum {string}
             */
            id_token_signed_response_alg?: "RS256" | "ES256";
            /** @description Public keys with which it signs assertions (`private_key_jwt`) instead of the secret. */
            jwks?: {
                keys: {
                    [key: string]: string;
                }[];
            };
            /**
             * @description Where it publishes these keys, over https; instead of `jwks`.
             * @example https://my-client.example/jwks.json
             */
            jwks_uri?: string;
            /**
             * @description The `client_id`.
             * @example my-client
             */
            name: string;
            official: boolean;
            post_logout_redirect_uris?: string[];
            /** @description Whether it is a public client, without a secret. */
            public: boolean;
            /**
             * @example [
             *       "https://my-client.example/callback"
             *     ]
             */
            redirect_uris: string[];
            rejected: boolean;
            scope: ("profile" | "apps" | "components" | "gateways" | "clients" | "openid" | "email" | "offline_access" | "groups" | "organizations")[];
            /** @description In the response to the creation only. */
            secret?: string;
            /** @description The first of `redirect_uris`. */
            uri?: string;
            /** @description Whether it is a client of v2, which may omit PKCE. */
            v2: boolean;
        };
        /** @description The rights of an OAuth client that acts for itself. */
        "account.ClientRights": {
            /**
             * @description The `client_id`.
             * @example my-service
             */
            client: string;
            rights: string[];
        };
        /** @description An organization with rights on an entity. */
        "account.CollaboratingOrganization": {
            /** @example acme */
            id: string;
            name: string;
            rights: string[];
        };
        /** @description A user with rights on an entity. */
        "account.Collaborator": {
            /** @description Visible to callers who may manage collaborators. */
            email?: string;
            /** @description Those without the rights through organizations; absent when all are the own ones. */
            own_rights?: string[];
            rights: string[];
            username: string;
        };
        /** @description A network component with the rights of the caller. */
        "account.Component": {
            /**
             * @description Only approved components get tokens.
             * @enum {string}
             */
            approval: "pending" | "approved" | "withdrawn";
            /** @description With the right `component:collaborators`, not in lists. */
            collaborators?: components["schemas"]["account.Collaborator"][];
            /** Format: date-time */
            created: string;
            /** @example my-handler */
            id: string;
            rights: ("component:settings" | "component:delete" | "component:collaborators")[];
            /** @enum {string} */
            type: "router" | "broker" | "handler";
        };
        /** @description The token with which a component announces itself. */
        "account.ComponentToken": {
            /** Format: date-time */
            expires: string;
            token: string;
        };
        "account.CreatedEui": {
            /** @example 70B3D57ED0000001 */
            eui: string;
        };
        /** @description A deleted entity whose id is reserved. */
        "account.Deleted": {
            /** Format: date-time */
            deleted: string;
            id: string;
            /** @enum {string} */
            kind: "apps" | "clients" | "gateways";
            /**
             * Format: date-time
             * @description When all of its tokens have expired and it can be purged.
             */
            purgeable: string;
        };
        /** @description An application or gateway with the rights of an OAuth client. */
        "account.EntityRights": {
            /** @example my-app */
            id: string;
            /** @enum {string} */
            kind: "apps" | "gateways";
            rights: string[];
        };
        /** @description Why a request was rejected. */
        "account.Failure": {
            /** @description The HTTP status. */
            code: number;
            /** @description Error message. */
            error: string;
        };
        /** @description The channels of a region. */
        "account.FrequencyPlan": {
            /** @description Frequency band of the gateway, in MHz. */
            base_freq: number;
            description: string;
            downlink_channels?: ({
                data_rates: string[];
                /** @description Hz. */
                frequency: number;
                /** @constant */
                modulation: "LORA";
            } | {
                bit_rate: number;
                /** @description Hz. */
                frequency: number;
                /** @constant */
                modulation: "FSK";
            })[];
            /** @example EU_863_870 */
            id: string;
            name: string;
            rx2: {
                data_rates: string[];
                /** @description Hz. */
                frequency: number;
                /** @constant */
                modulation: "LORA";
            } | {
                bit_rate: number;
                /** @description Hz. */
                frequency: number;
                /** @constant */
                modulation: "FSK";
            };
            uplink_channels: ({
                data_rates: string[];
                /** @description Hz. */
                frequency: number;
                /** @constant */
                modulation: "LORA";
            } | {
                bit_rate: number;
                /** @description Hz. */
                frequency: number;
                /** @constant */
                modulation: "FSK";
            })[];
            url: string;
        };
        /** @description An entry of the audit log. */
        "account.FullAuditEntry": {
            action: string;
            /** @description Id of the user, or the program that made the change. */
            actor: string;
            address?: string;
            client?: string;
            details: {
                [key: string]: unknown;
            };
            /** @description Of the entity; of a user, the name. */
            id: string;
            /** @description apps, gateways, components, clients or users; of purged entities, `purged …`. */
            kind: string;
            /** Format: date-time */
            time: string;
            /** @description Name of the user who made the change; absent for other authors, and users who were removed. */
            user?: string;
        };
        /** @description A gateway; optional members depend on the caller. */
        "account.Gateway": {
            activated?: boolean;
            antenna_location?: {
                /** @description Metres above sea. */
                altitude?: number;
                latitude?: number;
                longitude?: number;
            };
            attributes: {
                [key: string]: string | number | boolean;
            };
            auto_update?: boolean;
            beta_updates?: boolean;
            collaborators?: components["schemas"]["account.Collaborator"][];
            /**
             * @description Identifies its packet forwarder. For collaborators.
             * @example B827EBFFFE87BD11
             */
            eui?: string | null;
            fallback_routers: {
                /** @example my-router */
                id: string;
            }[];
            /** @example EU_863_870 */
            frequency_plan: string;
            frequency_plan_url: string;
            /** @example my-gateway */
            id: string;
            key?: string;
            location_public: boolean;
            owner?: {
                id: string;
                username: string;
            };
            owner_public: boolean;
            router: {
                /** @example my-router */
                id: string;
            } | null;
            status_public: boolean;
            token?: components["schemas"]["account.GatewayToken"];
        };
        /** @description The new key of a gateway. */
        "account.GatewayKey": {
            key: string;
        };
        /** @description The token that a gateway sends to routers. */
        "account.GatewayToken": {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
        };
        /** @description The state of an installation, by the reports of its apps. */
        "account.Installation": {
            /** Format: date-time */
            checked: string;
            /** @description The most serious ones first. */
            findings: {
                /** @description What to do; empty when there is nothing to do. */
                advice: string;
                /** @example certificate */
                check: string;
                found: string;
                /**
                 * @description unknown: the check could not be made.
                 * @enum {string}
                 */
                state: "ok" | "warning" | "failure" | "unknown";
                /** @example handler: HANDLER_TLS_CERT_FILE */
                subject: string;
            }[];
            outside_checks: components["schemas"]["account.OutsideChecks"];
            /** @description Processes that have reported within the last 100 seconds. */
            processes: {
                /** @enum {string} */
                app: "account" | "oauth" | "discovery" | "handler" | "network";
                /** @description How far its clock is ahead of that of the database of account. */
                clock_offset_ms: number;
                /** @description Random id of the process. */
                process: string;
                /**
                 * Format: date-time
                 * @description Time of its last report.
                 */
                reported: string;
                /** Format: date-time */
                started: string;
                version: string;
            }[];
            /**
             * @description The most serious state of `findings`.
             * @enum {string}
             */
            state: "ok" | "warning" | "failure" | "unknown";
        };
        /** @description An invitation that was not used yet. */
        "account.Invitation": {
            administrator: boolean;
            /** Format: date-time */
            created: string;
            /** @description Null for any address. */
            email: string | null;
            /** Format: date-time */
            expires: string;
            /** @example i_0123456789ABCDEF0123456789ABCDEF */
            id: string;
            /** @example jane */
            invited_by: string;
            /** @description The link to register with, shown once; only of an invitation that is not mailed. */
            link?: string;
            organizations: {
                id: string;
                rights: ("organization:settings" | "organization:members" | "organization:entities" | "organization:delete" | "settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                role: ("owner" | "manager" | "developer" | "viewer") | null;
            }[];
            rights: {
                id: string;
                /** @enum {string} */
                kind: "apps" | "components" | "gateways";
                rights: string[];
            }[];
        };
        /** @description A frequency plan as lists show it. */
        "account.ListedFrequencyPlan": {
            /** @description Frequency band of the gateway, in MHz. */
            base_freq: number;
            description: string;
            /** @example EU_863_870 */
            id: string;
            name: string;
            url: string;
        };
        /** @description An OpenID Connect provider through which users log in. */
        "account.LoginProvider": {
            /** @description Groups whose members are administrators, from one login to the next. */
            administrator_groups: string[];
            client_id: string;
            /** @description Whether people without an account get one. */
            creates_users: boolean;
            email_claim: string;
            /** @description Domains of the addresses that the provider is responsible for; people with other addresses are rejected, and users with verified addresses in them are linked. Empty for any, and then no user is linked by the address. */
            email_domains: string[];
            enabled: boolean;
            /** @description Empty: groups are not read. */
            groups_claim: string;
            /** @description Name of a built-in icon; empty for none. */
            icon: string;
            /** @example company */
            id: string;
            /** @example https://login.example.com/realms/company */
            issuer: string;
            /** @description Shown on the login page. */
            name: string;
            /** @description Groups whose members are members of organizations, from one login to the next; with a role or an own set of rights; those of several groups add up. Absent without any. */
            organizations?: {
                group: string;
                organization: string;
                rights?: ("organization:settings" | "organization:members" | "organization:entities" | "organization:delete" | "settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                /** @enum {string} */
                role?: "owner" | "manager" | "developer" | "viewer";
            }[];
            /**
             * @description Providers of the settings cannot be changed or removed here.
             * @enum {string}
             */
            origin: "api" | "settings";
            scopes: string[];
            /** @description Whether `mfa` in the claim `amr` of the provider counts as the second factor. */
            trusts_second_factor: boolean;
            username_claim: string;
        };
        /** @description What an administrator tells all users. */
        "account.Notice": {
            /** Format: date-time */
            from: string;
            /** @example n_0123456789ABCDEF0123456789ABCDEF */
            id: string;
            /** @enum {string} */
            level: "info" | "warning";
            /** @description Plain text; markup in it has no meaning. */
            text: string;
            /** @description Null until it is removed. */
            until: string | null;
        };
        /** @description An organization with the membership of the caller. */
        "account.Organization": {
            /** Format: date-time */
            created: string;
            /** @example acme */
            id: string;
            /** @example Acme Ltd. */
            name: string;
            /** @description Rights of the caller in the organization, and those that the caller has at most on its entities. */
            rights: ("organization:settings" | "organization:members" | "organization:entities" | "organization:delete" | "settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
            /** @description Null for an own set of rights. */
            role: ("owner" | "manager" | "developer" | "viewer") | null;
        };
        /** @description An entity that an organization shares. */
        "account.OrganizationEntity": {
            id: string;
            /** @enum {string} */
            kind: "apps" | "components" | "gateways";
            rights: string[];
        };
        /** @description A member of an organization. */
        "account.OrganizationMember": {
            /** @description With the right `organization:members`. */
            email?: string;
            /** @description The login provider whose groups made the membership. A change by a member makes it permanent. */
            login_provider?: string;
            rights: ("organization:settings" | "organization:members" | "organization:entities" | "organization:delete" | "settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
            /** @description Null for an own set of rights. */
            role: ("owner" | "manager" | "developer" | "viewer") | null;
            /** @example jane */
            username: string;
        };
        /** @description What `fieldpost doctor` has found last: addresses as clients reach them, certificates, logins. */
        "account.OutsideChecks": {
            /** @description Time of the last report; null before the first. */
            checked: string | null;
            /** @description Those of the last report, the most serious ones first; after a day only problems, and that it is old. */
            findings: {
                /** @description What to do; empty when there is nothing to do. */
                advice: string;
                /** @example certificate */
                check: string;
                found: string;
                /**
                 * @description unknown: the check could not be made.
                 * @enum {string}
                 */
                state: "ok" | "warning" | "failure" | "unknown";
                /** @example handler: HANDLER_TLS_CERT_FILE */
                subject: string;
            }[];
            /**
             * @description The most serious state of these findings.
             * @enum {string}
             */
            state: "ok" | "warning" | "failure" | "unknown";
            /** @description Name of the administrator who ran the doctor. */
            user: string | null;
            /** @description Version of the command line. */
            version: string | null;
        };
        /** @description First and last name of a user. */
        "account.Profile": {
            administrator: boolean;
            /** @example jane@fieldpost.example */
            email: string;
            email_verified: boolean;
            name: {
                first: string;
                last: string;
            } | null;
            /** @description Replaces `email` when it is verified. */
            pending_email?: string;
            /** @example jane */
            username: string;
        };
        /** @description A user who has registered. */
        "account.RegisteredUser": {
            administrator: boolean;
            /** @example jane@fieldpost.example */
            email: string;
            email_verified: boolean;
            name: {
                first: string;
                last: string;
            } | null;
            /** @description Replaces `email` when it is verified. */
            pending_email?: string;
            /** @example jane */
            username: string;
            /**
             * @description What the first login waits for.
             * @enum {string}
             */
            waits_for?: "approval" | "verification";
        };
        /** @description Who may register, and what needs a recent login. */
        "account.RegistrationPolicy": {
            /** @description Members that an administrator changed; the others follow the settings. */
            changed: ("mode" | "email_domains" | "verification_required" | "step_up")[];
            /** @description Domains of the addresses of people without an invitation; empty for any. */
            email_domains: string[];
            /**
             * @description open: any visitor may register; approval: an administrator approves each user; invitation: only invited people; closed: no registration.
             * @enum {string}
             */
            mode: "open" | "approval" | "invitation" | "closed";
            /**
             * @description What users do only within five minutes after a login: credentials (password, address and second factors) or dangerous (also deletions, keys, collaborators and administration).
             * @enum {string}
             */
            step_up: "credentials" | "dangerous";
            /** @description Whether users verify their address before their first login. */
            verification_required: boolean;
        };
        /** @description Devices and messages, as the handlers have reported them. */
        "account.ReportedUsage": {
            /** @description null is unknown, never 0. */
            devices: number | null;
            /** @description With the present hour. null is unknown, never 0. */
            last_24_hours: {
                downlinks: number;
                joins: number;
                uplinks: number;
            } | null;
            /** @description With the present day (UTC). null is unknown, never 0. */
            last_30_days: {
                downlinks: number;
                joins: number;
                uplinks: number;
            } | null;
            /**
             * @description `complete`; `partial`: without applications that no handler has reported; `outdated`: a handler has not reported for 30 minutes; `unknown`: no handler has reported an application.
             * @enum {string}
             */
            state: "complete" | "partial" | "outdated" | "unknown";
            /**
             * Format: date-time
             * @description Of the oldest report in the figures.
             */
            time?: string;
        };
        /** @description What a user has created and not deleted, and the limits that apply. Belongings of organizations count for these. */
        "account.Usage": {
            /** @description 0 is no limit. */
            limits: {
                /** @description Of the applications of the user. */
                access_keys: number;
                applications: number;
                gateways: number;
                organizations: number;
            };
            /** @description Of the applications that the user has created and has all rights on. */
            reported: components["schemas"]["account.ReportedUsage"];
            used: {
                /** @description Of the applications of the user. */
                access_keys: number;
                applications: number;
                gateways: number;
                organizations: number;
            };
            username: string;
        };
        /** @description A user as administrators see them. */
        "account.User": {
            administrator: boolean;
            banned: boolean;
            /** Format: date-time */
            created: string;
            /** @example jane@fieldpost.example */
            email: string;
            email_verified: boolean;
            /** @example u_0123456789ABCDEF0123456789ABCDEF */
            id: string;
            /** @description Limits that an administrator set; the others are those of the settings. */
            limits: {
                access_keys?: number;
                applications?: number;
                devices?: number;
                gateways?: number;
                organizations?: number;
            };
            name: {
                first: string;
                last: string;
            } | null;
            /** @description Replaces `email` when it is verified. */
            pending_email?: string;
            /** @description Entities on which the user collaborates, a thousand at most; not in lists. */
            shares?: {
                id: string;
                /** @enum {string} */
                kind: "apps" | "components" | "gateways" | "clients" | "organizations" | "users";
                rights: string[];
            }[];
            /** @example jane */
            username: string;
            /**
             * @description What the first login waits for.
             * @enum {string}
             */
            waits_for?: "approval" | "verification";
        };
        /** @description What a component announces about itself. */
        "discovery.discovery.Announcement": {
            /** @description Where its AMQP server listens, `host:port`. */
            amqp_address?: string;
            /** @description Base address of its HTTP gateway. */
            api_address?: string;
            /** @description PEM of the certificate that its gRPC server shows. */
            certificate?: string;
            /** @description Web or mail address where the operator can be reached. */
            contact?: string;
            description?: string;
            /** @description `up` or `down`, when the monitor of discovery is on and has tried to connect; empty for unknown. */
            health?: string;
            /** @description Since when, RFC 3339. */
            health_since?: string;
            /** @description Web address of a picture. */
            icon_url?: string;
            id?: string;
            /** @description The identifiers that the component serves. */
            metadata?: components["schemas"]["discovery.discovery.Metadata"][];
            /** @description Where its MQTT server listens, `host:port`. */
            mqtt_address?: string;
            /** @description Where its gRPC server listens: `host:port`, or several of them separated by commas. */
            net_address?: string;
            /** @description Who runs the component. From here on, v2 does not know the fields and skips them. */
            operator_name?: string;
            /** @description Open to users outside the network of the operator. */
            public?: boolean;
            /** @description PEM of the key that checks tokens made by the component. */
            public_key?: string;
            /** @description When account had registered the component that announced itself, RFC 3339; empty where discovery does not know it. */
            registered_at?: string;
            /** @description `router`, `broker` or `handler`. */
            service_name?: string;
            service_version?: string;
            url?: string;
        };
        /** @description Components that were found. */
        "discovery.discovery.AnnouncementsResponse": {
            services?: components["schemas"]["discovery.discovery.Announcement"][];
        };
        /** @description One identifier that a component serves. At most one member is set. */
        "discovery.discovery.Metadata": {
            /** @description Join identifier that a handler answers for, 8 bytes, most significant byte first. */
            app_eui?: string;
            /** @description Application that a handler serves. */
            app_id?: string;
            /** @description Addresses a broker serves: one byte with the length in bits, then the four bytes of the address. */
            dev_addr_prefix?: string;
            /** @description Gateway whose traffic a router takes. */
            gateway_id?: string;
        };
        /** @description Why a request was rejected. */
        "discovery.HttpApiFailure": {
            /** @description The gRPC status code. */
            code: number;
            /** @description Error message. */
            error: string;
            /** @description The same error message. */
            message: string;
        };
        /** @description A join that was accepted. */
        "handler.Activation": {
            app_eui: string;
            dev_addr: string;
            dev_eui: string;
            metadata: components["schemas"]["handler.MessageMetadata"];
        };
        /** @description The location of a device as far as it is known, or its changed parts, and when it was changed. */
        "handler.DeviceChange": {
            /** @description Meters. */
            altitude?: number;
            latitude?: number;
            longitude?: number;
            /** Format: date-time */
            update_at: string;
        };
        /** @description How many devices were heard within 24 hours, before, or never. */
        "handler.DeviceStates": {
            active: number;
            never_seen: number;
            silent: number;
        };
        /** @description A message to a device. */
        "handler.Downlink": {
            confirmed?: boolean;
            /** @description Input of the encoder. */
            payload_fields?: {
                [key: string]: unknown;
            };
            payload_raw?: string;
            port?: number;
            /**
             * @description Place in the queue; `replace`, the default, removes what waits.
             * @enum {string}
             */
            schedule?: "replace" | "first" | "last";
        };
        /** @description The downlink that the event is about. */
        "handler.DownlinkEvent": {
            message: components["schemas"]["handler.QueuedDownlink"];
        };
        /** @description The downlink that is on its way, and those that wait. */
        "handler.DownlinkQueue": {
            current: {
                confirmed?: boolean;
                /** @description Input of the encoder. */
                payload_fields?: {
                    [key: string]: unknown;
                };
                payload_raw?: string;
                port?: number;
            } | null;
            waiting: {
                confirmed?: boolean;
                id: string;
                /** @description Input of the encoder. */
                payload_fields?: {
                    [key: string]: unknown;
                };
                payload_raw?: string;
                port?: number;
                /** Format: date-time */
                queued_at: string;
            }[];
        };
        /** @description Why a downlink was not sent, and the downlink if there is one. */
        "handler.FailedDownlink": {
            error: string;
            message?: components["schemas"]["handler.QueuedDownlink"];
        };
        /** @description How a gateway, or one of its antennas, received a frame. */
        "handler.GatewayMetadata": {
            /** @description Meters. */
            altitude?: number;
            antenna?: number;
            channel: number;
            /** @description Nanoseconds; may be beyond the integers that JavaScript reads exactly. */
            fine_timestamp?: number;
            fine_timestamp_encrypted?: string;
            gtw_id?: string;
            gtw_trusted?: boolean;
            latitude?: number;
            /** @description Meters. */
            location_accuracy?: number;
            location_source?: string;
            longitude?: number;
            rf_chain: number;
            /** @description dBm. */
            rssi: number;
            /** @description dB. */
            snr: number;
            /** @description RFC 3339 in UTC with up to nine digits of a second, or empty when unknown. */
            time: string;
            /** @description Microseconds of the gateway's own clock. */
            timestamp?: number;
        };
        /** @description How a handler treats the payloads of an application. */
        "handler.handler.Application": {
            app_id?: string;
            /** @description JavaScript with the functions of the LoRaWAN Payload Codec API (TS013), at most 262,144 bytes. Absent: unchanged. Not in v2. */
            codec?: string;
            /** @description JavaScript from fields to fields. */
            converter?: string;
            /** @description JavaScript from bytes to fields. */
            decoder?: string;
            /** @description JavaScript from fields to bytes. */
            encoder?: string;
            /** @description `custom` for the functions below, `codec` for the codec, or the name of a built-in format such as `cayennelpp`. */
            payload_format?: string;
            /** @description Access key with which unknown devices are registered when they join; empty turns this off. */
            register_on_join_access_key?: string;
            /** @description JavaScript that accepts or refuses fields. */
            validator?: string;
        };
        /** @description Names an application. */
        "handler.handler.ApplicationIdentifier": {
            app_id?: string;
        };
        /** @description A device as its owner sees it. */
        "handler.handler.Device": {
            /** @description Metres above sea level. */
            altitude?: number;
            app_id?: string;
            /** @description Labels that the owner puts on the device. */
            attributes?: {
                [key: string]: string;
            };
            /** @description JavaScript that is used instead of the payload format of the application, at most 262,144 bytes. Absent: unchanged; empty: none. Left out of lists. Not in v2. */
            codec?: string;
            description?: string;
            dev_id?: string;
            /** @description Degrees north. */
            latitude?: number;
            /** @description Degrees east. */
            longitude?: number;
            lorawan_device?: components["schemas"]["handler.lorawan.Device"];
        };
        /** @description A page of the devices of an application. */
        "handler.handler.DeviceList": {
            devices?: components["schemas"]["handler.handler.Device"][];
        };
        /** @description Asks what the payload functions would make of a downlink, without sending it. */
        "handler.handler.DryDownlinkMessage": {
            app?: components["schemas"]["handler.handler.Application"];
            /** @description Fields to encode, as JSON text. */
            fields?: string;
            payload_hex?: string;
            payload_raw?: string;
            port?: number;
            /** @description The input `variables` of a codec; for messages of devices these are their attributes. Not in v2. */
            variables?: {
                [key: string]: string;
            };
        };
        /** @description What the payload functions made of a downlink. */
        "handler.handler.DryDownlinkResult": {
            /** @description What a codec returned as `errors`; there is no payload then. Not in v2. */
            errors?: string[];
            /** @description What `decodeDownlink` of a codec made of the payload in the request, as JSON text. Not in v2. */
            fields?: string;
            logs?: components["schemas"]["handler.handler.LogEntry"][];
            payload?: string;
            /** @description The port on which the downlink would be sent; 0 without a codec. Not in v2. */
            port?: number;
            /** @description What a codec returned as `warnings`. Not in v2. */
            warnings?: string[];
        };
        /** @description Asks what the payload functions would make of an uplink. */
        "handler.handler.DryUplinkMessage": {
            app?: components["schemas"]["handler.handler.Application"];
            payload_hex?: string;
            payload_raw?: string;
            port?: number;
            /** @description The input `variables` of a codec; for messages of devices these are their attributes. Not in v2. */
            variables?: {
                [key: string]: string;
            };
        };
        /** @description What the payload functions made of an uplink. */
        "handler.handler.DryUplinkResult": {
            /** @description What a codec returned as `errors`; there are no fields then. Not in v2. */
            errors?: string[];
            /** @description Decoded and converted fields, as JSON text. */
            fields?: string;
            logs?: components["schemas"]["handler.handler.LogEntry"][];
            payload?: string;
            /** @description What the validator said. */
            valid?: boolean;
            /** @description What a codec returned as `warnings`. Not in v2. */
            warnings?: string[];
        };
        /** @description One call of a payload function to its console. */
        "handler.handler.LogEntry": {
            /** @description The arguments of the call, each as JSON text. */
            fields?: string[];
            /** @description Name of the payload function. */
            function?: string;
        };
        /** @description An uplink that no device sent, to be published as if one had. */
        "handler.handler.SimulatedUplinkMessage": {
            app_id?: string;
            dev_id?: string;
            payload_hex?: string;
            payload_raw?: string;
            port?: number;
        };
        /** @description Why a request was rejected. */
        "handler.HttpApiFailure": {
            /** @description The gRPC status code. */
            code: number;
            /** @description Error message. */
            error: string;
            /** @description The same error message. */
            message: string;
        };
        /** @description What an import did, and each device that it rejected. */
        "handler.ImportReport": {
            created: number;
            dry_run: boolean;
            errors: {
                dev_id: string;
                error: string;
                field: string;
                line: number;
            }[];
            read: number;
            rejected: number;
            replaced: number;
        };
        /** @description A server that gets the messages of an application. */
        "handler.Integration": {
            dead: number;
            dropped: number;
            /** @description Failed attempts since the last success; absent unless the last attempt failed. */
            failing?: {
                error: string;
                /** Format: date-time */
                next_attempt_at?: string;
                /** Format: date-time */
                since: string;
            };
            /** @description Names of headers; values are hidden. */
            headers: {
                [key: string]: string;
            };
            id: string;
            messages: ("up" | "events/create" | "events/update" | "events/delete" | "events/activations" | "events/activations/errors" | "events/up/errors" | "events/down/scheduled" | "events/down/sent" | "events/down/acks" | "events/down/errors")[];
            /** Format: uri */
            url: string;
            waiting: number;
        };
        /** @description The radio side of a device. */
        "handler.lorawan.Device": {
            /** @description Words, separated by commas, that an address prefix must carry, for example `local`. */
            activation_constraints?: string;
            /** @description Margin of adaptive data rate, 1 to 40 dB; 0 (default) for that of the network. Not in v2. */
            adr_margin?: number;
            /** @description 8 bytes. */
            app_eui?: string;
            app_id?: string;
            /** @description 16 bytes; absent means "as it is", all zero means "none". Never leaves the handler. */
            app_key?: string;
            /** @description 16 bytes; absent means "as it is", all zero means "none". Never leaves the handler. */
            app_s_key?: string;
            /** @description 4 bytes; absent means "as it is", all zero means "none". */
            dev_addr?: string;
            /** @description 8 bytes; all zero stands for any device that joins with this app_eui. */
            dev_eui?: string;
            dev_id?: string;
            /** @description `A` (default) or `C`. Not in v2. */
            device_class?: string;
            /** @description Leave data rate and power to the device. Not in v2. */
            disable_adr?: boolean;
            /** @description Take frames whose counter went back. */
            disable_f_cnt_check?: boolean;
            /** @description Next counter to the device. */
            f_cnt_down?: number;
            /** @description Next counter expected from the device. */
            f_cnt_up?: number;
            /**
             * Format: int64
             * @description Unix nanoseconds; 0 is never.
             */
            last_seen?: string;
            /** @description `1.0.2`, `1.0.3` (default) or `1.0.4`. Absent in a request means "as it is", in a response the default; the same holds for the members below. Not in v2. */
            lorawan_version?: string;
            /** @description 16 bytes; absent means "as it is", all zero means "none". */
            nwk_s_key?: string;
            /** @description 3 bytes each. */
            used_app_nonces?: string[];
            /** @description 2 bytes each. */
            used_dev_nonces?: string[];
            /** @description Counters have 32 bits, of which the air carries the low 16. */
            uses32_bit_f_cnt?: boolean;
        };
        /** @description What went wrong. */
        "handler.MessageError": {
            error: string;
        };
        /** @description How a frame was received. */
        "handler.MessageMetadata": {
            /** @description Nanoseconds. */
            airtime?: number;
            /** @description Meters. */
            altitude?: number;
            /** @description Of FSK, in bits per second. */
            bit_rate?: number;
            /** @example 4/5 */
            coding_rate?: string;
            /**
             * @description Of LoRa.
             * @example SF7BW125
             */
            data_rate?: string;
            /** @description MHz. */
            frequency?: number;
            gateways?: components["schemas"]["handler.GatewayMetadata"][];
            latitude?: number;
            location_source?: string;
            longitude?: number;
            /** @enum {string} */
            modulation?: "LORA" | "FSK";
            /** @description RFC 3339 in UTC with up to nine digits of a second, or empty when unknown. */
            time: string;
        };
        /** @description Which uplinks are kept. */
        "handler.MessageStorage": {
            /**
             * @description How long messages are kept.
             * @example 604800s
             */
            max_age: string;
            max_messages: number;
        };
        /** @description Why payload functions have no result. */
        "handler.PayloadFunctionFailure": {
            /** @description The gRPC status code. */
            code: number;
            /** @description Error message. */
            error: string;
            /** @description The same error message. */
            message: string;
            /** @description Which function failed and why; lines and columns begin at 1, and are absent where the place is not known, as after a timeout. `logs` is what it and the functions before it logged. */
            script_error?: {
                column?: number;
                function: string;
                line?: number;
                logs?: {
                    fields: string[];
                    function: string;
                }[];
                message: string;
            };
        };
        /** @description A downlink in the queue of its device. */
        "handler.QueuedDownlink": {
            confirmed?: boolean;
            /** @description Input of the encoder. */
            payload_fields?: {
                [key: string]: unknown;
            };
            payload_raw?: string;
            port?: number;
        };
        /** @description A join that was rejected. */
        "handler.RejectedActivation": {
            app_eui: string | "";
            dev_addr: string | "";
            dev_eui: string | "";
            error: string;
            metadata: components["schemas"]["handler.MessageMetadata"];
        };
        /** @description A downlink that was handed to the network. */
        "handler.SentDownlink": {
            config: components["schemas"]["handler.Transmission"];
            gateway_id: string;
            message: {
                app_id: string;
                confirmed?: boolean;
                dev_id: string;
                /** @description Input of the encoder. */
                payload_fields?: {
                    [key: string]: unknown;
                };
                payload_raw?: string;
                port?: number;
            };
            /** @description The frame. */
            payload: string;
            /** @description Of the codec. */
            warnings?: string[];
        };
        /** @description Messages by hour or day, the oldest interval first; zeros included. */
        "handler.Traffic": {
            /** @enum {string} */
            interval: "hour" | "day";
            intervals: {
                /**
                 * Format: date-time
                 * @description The start.
                 */
                at: string;
                /** @description Uplinks with `payload_fields`; null when it is unknown, as for uplinks of earlier releases. */
                decoded: number | null;
                /** @description Uplinks without fields because the decoder failed, which are errors, too; null like `decoded`. */
                decoding_errors: number | null;
                downlinks: number;
                errors: number;
                joins: number;
                uplinks: number;
            }[];
            /** @description Whether uplinks of the application are stored, and can be read. */
            messages_stored: boolean;
            /** @enum {string} */
            range: "24h" | "7d" | "30d" | "90d";
            total: {
                /** @description Uplinks with `payload_fields`; null when it is unknown, as for uplinks of earlier releases. */
                decoded: number | null;
                /** @description Uplinks without fields because the decoder failed, which are errors, too; null like `decoded`. */
                decoding_errors: number | null;
                downlinks: number;
                errors: number;
                joins: number;
                uplinks: number;
            };
        };
        /** @description How a downlink is sent; members that are zero are left out. */
        "handler.Transmission": {
            /** @description Nanoseconds. */
            airtime?: number;
            bit_rate?: number;
            counter?: number;
            data_rate?: string;
            /** @description Hz. */
            frequency?: number;
            modulation?: string;
            /** @description dBm. */
            power?: number;
        };
        /** @description An event as it is posted to a webhook. */
        "handler.WebhookEvent": {
            app_id: string;
            data: components["schemas"]["handler.DeviceChange"] | null;
            dev_id: string;
            /** @constant */
            event: "events/create";
        } | {
            app_id: string;
            data: components["schemas"]["handler.DeviceChange"];
            dev_id: string;
            /** @constant */
            event: "events/update";
        } | {
            app_id: string;
            data: null;
            dev_id: string;
            /** @constant */
            event: "events/delete";
        } | {
            app_id: string;
            data: components["schemas"]["handler.Activation"];
            dev_id: string;
            /** @constant */
            event: "events/activations";
        } | {
            app_id: string;
            data: components["schemas"]["handler.RejectedActivation"];
            dev_id: string;
            /** @constant */
            event: "events/activations/errors";
        } | {
            app_id: string;
            data: components["schemas"]["handler.MessageError"];
            dev_id: string;
            /** @constant */
            event: "events/up/errors";
        } | {
            app_id: string;
            data: components["schemas"]["handler.DownlinkEvent"];
            dev_id: string;
            /** @constant */
            event: "events/down/scheduled";
        } | {
            app_id: string;
            data: components["schemas"]["handler.SentDownlink"];
            dev_id: string;
            /** @constant */
            event: "events/down/sent";
        } | {
            app_id: string;
            data: components["schemas"]["handler.DownlinkEvent"];
            dev_id: string;
            /** @constant */
            event: "events/down/acks";
        } | {
            app_id: string;
            data: components["schemas"]["handler.FailedDownlink"];
            dev_id: string;
            /** @constant */
            event: "events/down/errors";
        };
        /** @description An uplink as it is posted to a webhook. */
        "handler.WebhookUplink": {
            app_id: string;
            /** @description Of the device. */
            attributes?: {
                [key: string]: string;
            };
            confirmed?: boolean;
            counter: number;
            dev_id: string;
            /**
             * Format: uri
             * @description Where to post downlinks for the device; absent without a public URL.
             */
            downlink_url?: string;
            /** @description The DevEUI. */
            hardware_serial?: string;
            /** @description The frame was received before. */
            is_retry?: boolean;
            metadata: components["schemas"]["handler.MessageMetadata"];
            /** @description What the payload format decoded. */
            payload_fields?: {
                [key: string]: unknown;
            };
            /** @description Null without a payload. */
            payload_raw: string | null;
            port: number;
        };
        /** @description Where gateways reach the network. */
        "network.GatewayAddresses": {
            /** @description For gateway connectors over MQTT, without TLS. */
            mqtt: {
                host: string;
                port: number;
            };
            /** @description For gateway connectors over MQTT, with TLS. */
            mqtts: {
                host: string;
                port: number;
            };
            /** @description For LoRa Basics Station, LNS and CUPS, with TLS. */
            station: {
                host: string;
                port: number;
            };
            /** @description For packet forwarders with the Semtech UDP protocol. */
            udp: {
                host: string;
                port: number;
            };
        };
        /** @description How strong (RSSI in dBm) and clear (SNR in dB) a gateway received uplinks, by hour. */
        "network.GatewaySignal": {
            gateway_id: string;
            /** @description Every hour of the range, the oldest first; the last one is not over. */
            hours: {
                /** Format: date-time */
                at: string;
                /** @description Null when nothing was measured. */
                rssi: {
                    least: number;
                    mean: number;
                    most: number;
                } | null;
                /** @description Null when nothing was measured. */
                snr: {
                    least: number;
                    mean: number;
                    most: number;
                } | null;
                uplinks: number;
            }[];
            /** @enum {string} */
            range: "24h" | "7d";
        };
        /** @description How a gateway does. */
        "network.GatewayStatus": {
            /** @description Its network address, with the right `gateway:settings`. */
            address?: string;
            /** @description Whether it can transmit now. */
            connected: boolean;
            /** @description By sub-band; empty where no duty cycle is prescribed. */
            duty_cycle: {
                from_hz: number;
                /** @description Part of an hour, such as 0.01. */
                limit: number;
                to_hz: number;
                /** @description Of the last hour, in the same unit. */
                used: number;
            }[];
            gateway_id: string;
            /** @description Frames of the last hour, since the network app started. */
            last_hour: {
                downlinks: number;
                rejected_downlinks: number;
                uplinks: number;
            };
            /** @description The last downlink that it did not transmit. */
            last_rejection?: {
                reason: string;
                /** Format: date-time */
                time: string;
            };
            /** @description Null for a gateway that was never heard. */
            last_seen: string | null;
            /** @description The newest first, without content. The addresses and EUIs of devices need the right `gateway:messages`. */
            last_uplinks: {
                app_eui?: string;
                /** @description Such as `SF7BW125`; empty for FSK. */
                data_rate: string;
                dev_addr?: string;
                dev_eui?: string;
                frequency_hz: number;
                /** @description Of the whole frame, in bytes. */
                length: number;
                /** @description In dBm. */
                rssi: number;
                /** @description In dB. */
                snr: number;
                /** Format: date-time */
                time: string;
                /** @enum {string} */
                type: "data" | "join";
            }[];
            /**
             * @description Absent when it is not connected.
             * @enum {string}
             */
            protocol?: "udp" | "basics-station" | "grpc" | "mqtt";
            /** @description What the gateway reported last. `contact_email` needs the right `gateway:settings`, `location` the right `gateway:location`. */
            report?: {
                /** Format: date-time */
                boot_time?: string;
                bridge: string;
                contact_email?: string;
                description: string;
                frequency_plan: string;
                location?: {
                    altitude: number;
                    latitude: number;
                    longitude: number;
                };
                platform: string;
                /** @description Frames that it received since its report before. */
                rx_in: number;
                /** @description Those of them without errors. */
                rx_ok: number;
                /** Format: date-time */
                time?: string;
                /** @description Downlinks that it got. */
                tx_in: number;
                /** @description Downlinks that it transmitted. */
                tx_ok: number;
            };
            /** @description From a downlink to the answer of the gateway, when it was measured. */
            round_trip_ms?: number;
        };
        /** @description Why a request was rejected. */
        "network.HttpApiFailure": {
            /** @description The gRPC status code. */
            code: number;
            /** @description Error message. */
            error: string;
            /** @description The same error message. */
            message: string;
        };
        /** @description A client that the user authorized. */
        "oauth.AuthorizedClient": {
            accepted: boolean;
            description: string;
            grants: string[];
            /** @example my-client */
            name: string;
            official: boolean;
            rejected: boolean;
            scope: string[];
        };
        /** @description The codes of a device. */
        "oauth.DeviceAuthorization": {
            device_code: string;
            /** @description Seconds. */
            expires_in: number;
            /** @description Seconds between two token requests at least. */
            interval: number;
            /** @example WDJB-MJHT */
            user_code: string;
            /**
             * Format: uri
             * @description Where the user enters the code.
             */
            verification_uri: string;
            /**
             * Format: uri
             * @description The same with the code.
             */
            verification_uri_complete: string;
        };
        /** @description A token with the rights of an access key. */
        "oauth.ExchangedToken": {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
        };
        /** @description Why a key was rejected, under each name that clients read. */
        "oauth.ExchangeFailure": {
            /** @description The HTTP status. */
            code: number;
            /** @description Error message. */
            description: string;
            /** @description Error message. */
            error: string;
            /** @description Error message. */
            error_description: string;
        };
        /** @description Introspection of a token. */
        "oauth.Introspection": {
            /** @constant */
            active: true;
            aud?: string;
            client_id?: string;
            /** @description Unix seconds. */
            exp?: number;
            /** @description Unix seconds. */
            iat?: number;
            iss: string;
            jti?: string;
            /** @example profile apps:my-app */
            scope: string;
            sub: string;
            /** @constant */
            token_type?: "bearer";
            username?: string;
        } | {
            /** @constant */
            active: false;
        };
        /** @description Every key that verifies tokens. */
        "oauth.KeySet": {
            keys: ({
                alg: string;
                kid: string;
                kty: string;
                /** @constant */
                use: "sig";
            } & {
                [key: string]: unknown;
            })[];
        };
        /** @description OAuth error response. */
        "oauth.OAuthFailure": {
            /** @description The HTTP status. */
            code: number;
            /**
             * @description Error code of RFC 6749, 5.2.
             * @example invalid_grant
             */
            error: string;
            /** @description Error message. */
            error_description: string;
        };
        /** @description Metadata of the OpenID provider. */
        "oauth.OpenIdConfiguration": {
            acr_values_supported: string[];
            /** Format: uri */
            authorization_endpoint: string;
            authorization_response_iss_parameter_supported: boolean;
            backchannel_logout_session_supported: boolean;
            backchannel_logout_supported: boolean;
            claim_types_supported: string[];
            claims_parameter_supported: boolean;
            claims_supported: string[];
            code_challenge_methods_supported: string[];
            /** Format: uri */
            device_authorization_endpoint: string;
            /** Format: uri */
            end_session_endpoint: string;
            grant_types_supported: string[];
            id_token_signing_alg_values_supported: string[];
            /** Format: uri */
            introspection_endpoint: string;
            introspection_endpoint_auth_methods_supported: string[];
            introspection_endpoint_auth_signing_alg_values_supported: string[];
            /** Format: uri */
            issuer: string;
            /** Format: uri */
            jwks_uri: string;
            prompt_values_supported: string[];
            request_parameter_supported: boolean;
            request_uri_parameter_supported: boolean;
            response_modes_supported: string[];
            response_types_supported: string[];
            /** Format: uri */
            revocation_endpoint: string;
            revocation_endpoint_auth_methods_supported: string[];
            revocation_endpoint_auth_signing_alg_values_supported: string[];
            scopes_supported: string[];
            subject_types_supported: string[];
            /** Format: uri */
            token_endpoint: string;
            token_endpoint_auth_methods_supported: string[];
            token_endpoint_auth_signing_alg_values_supported: string[];
            /** Format: uri */
            userinfo_endpoint: string;
        };
        /** @description The current signing key, as PEM. */
        "oauth.PublicKey": {
            /** @example ES256 */
            algorithm: string;
            key: string;
        };
        /** @description A restricted token. */
        "oauth.RestrictedToken": {
            access_token: string;
        };
        /** @description Error response for OAuth and v2 clients. */
        "oauth.RestrictionFailure": {
            /** @description The HTTP status. */
            code: number;
            /** @description Error message. */
            error: string;
            /** @description Error message. */
            error_description: string;
        };
        /** @description Server metadata. */
        "oauth.ServerMetadata": {
            /** Format: uri */
            authorization_endpoint: string;
            authorization_response_iss_parameter_supported: boolean;
            code_challenge_methods_supported: string[];
            /** Format: uri */
            device_authorization_endpoint: string;
            grant_types_supported: string[];
            /** Format: uri */
            introspection_endpoint: string;
            introspection_endpoint_auth_methods_supported: string[];
            introspection_endpoint_auth_signing_alg_values_supported: string[];
            /** Format: uri */
            issuer: string;
            /** Format: uri */
            jwks_uri: string;
            response_types_supported: string[];
            /** Format: uri */
            revocation_endpoint: string;
            revocation_endpoint_auth_methods_supported: string[];
            revocation_endpoint_auth_signing_alg_values_supported: string[];
            scopes_supported: string[];
            /** Format: uri */
            token_endpoint: string;
            token_endpoint_auth_methods_supported: string[];
            token_endpoint_auth_signing_alg_values_supported: string[];
        };
        /** @description An access token with its refresh token. */
        "oauth.TokenSet": {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
            /** @description With the scope `openid`. */
            id_token?: string;
            /** @description Not for a client that acts for itself. */
            refresh_token?: string;
            /** @description For a client that acts for itself. */
            scope?: string;
            /** @constant */
            token_type: "bearer";
        };
        /** @description Claims about the user (OpenID Connect Core 1.0, 5.1). */
        "oauth.UserInfo": {
            /** @description With the scope `email`. */
            email?: string;
            email_verified?: boolean;
            family_name?: string;
            given_name?: string;
            /**
             * @description With the scope `groups`: the ids of the organizations of the user, and `ID:ROLE` for those with a role.
             * @example [
             *       "acme",
             *       "acme:owner"
             *     ]
             */
            groups?: string[];
            name?: string;
            /** @description The user name; this and the names with the scope `profile`. */
            preferred_username?: string;
            /** @description Id of the user, which never changes. */
            sub: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "oauth.keys.keySet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.KeySet"];
                };
            };
        };
    };
    "oauth.metadata.metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.ServerMetadata"];
                };
            };
        };
    };
    "oauth.metadata.openidConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OpenIdConfiguration"];
                };
            };
        };
    };
    "discovery.announcements.getAll": {
        parameters: {
            query?: {
                /** @description Lists the handler of this application, or nothing; without its metadata. */
                app_id?: string;
                /** @description `addresses` adds what each address offers, as URLs. */
                expand?: string;
                /** @description Lists the component with this id, or nothing; without its metadata. */
                id?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.discovery.AnnouncementsResponse"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    "discovery.announcements.get": {
        parameters: {
            query?: {
                /** @description `addresses` adds what each address offers, as URLs. */
                expand?: string;
            };
            header?: never;
            path: {
                id: string;
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.discovery.Announcement"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.HttpApiFailure"];
                };
            };
        };
    };
    "discovery.announcements.getByAppEui": {
        parameters: {
            query?: {
                /** @description `addresses` adds what each address offers, as URLs. */
                expand?: string;
            };
            header?: never;
            path: {
                appEui: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.discovery.Announcement"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.HttpApiFailure"];
                };
            };
        };
    };
    "discovery.announcements.getByAppId": {
        parameters: {
            query?: {
                /** @description `addresses` adds what each address offers, as URLs. */
                expand?: string;
            };
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.discovery.Announcement"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.HttpApiFailure"];
                };
            };
        };
    };
    "discovery.announcements.getByGatewayId": {
        parameters: {
            query?: {
                /** @description `addresses` adds what each address offers, as URLs. */
                expand?: string;
            };
            header?: never;
            path: {
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.discovery.Announcement"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["discovery.HttpApiFailure"];
                };
            };
        };
    };
    "account.allApplications.list": {
        parameters: {
            query?: {
                /** @description Name of the user who created them. */
                creator?: string;
                limit?: number;
                offset?: number;
                /** @description Id of the organization that they were created for. */
                organization?: string;
                /** @description Part of an id or a name, or a whole EUI. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "id" | "name" | "-created" | "-id" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredApplication"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.allApplications.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredApplicationDetails"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredComponents.list": {
        parameters: {
            query?: {
                approval?: "pending" | "approved" | "withdrawn";
                limit?: number;
                offset?: number;
                /** @description Part of an id or of the name of the creator. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "id" | "type" | "creator" | "approval" | "-created" | "-id" | "-type" | "-creator" | "-approval";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredComponent"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredComponents.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a network component. */
                componentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredComponentDetails"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredComponents.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a network component. */
                componentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredComponents.withdraw": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a network component. */
                componentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.allGateways.list": {
        parameters: {
            query?: {
                /** @description Name of the user who created them. */
                creator?: string;
                limit?: number;
                offset?: number;
                /** @description Id of the organization that they were created for. */
                organization?: string;
                /** @description Part of an id or a description, or a whole EUI. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "id" | "frequency_plan" | "-created" | "-id" | "-frequency_plan";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredGateway"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.allGateways.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredGatewayDetails"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.allNotices.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredNotice"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.allNotices.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The time of the request by default. */
                    from?: string | null;
                    /**
                     * @default info
                     * @enum {string}
                     */
                    level?: "info" | "warning";
                    text: string;
                    /** @description Until it is removed by default. */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredNotice"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.allNotices.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredOrganizations.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Part of an id or a name. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "id" | "name" | "-created" | "-id" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AdministeredOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredOrganizations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AnyOrganization"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredOrganizations.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limits: {
                        access_keys?: number | null;
                        applications?: number | null;
                        devices?: number | null;
                        gateways?: number | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.applications.list": {
        parameters: {
            query?: {
                deleted?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Application"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.applications.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    euis?: string[] | null;
                    /**
                     * @description The id of an application.
                     * @example my-app
                     */
                    id: string;
                    name: string;
                    /**
                     * @description The id of an organization.
                     * @example acme
                     */
                    organization?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Application"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.applications.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Application"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.applications.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.applications.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Application"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.accessKeys.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AccessKey"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.accessKeys.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses?: string[] | null;
                    expires?: string | null;
                    /**
                     * @description The name of an access key.
                     * @example my-key
                     */
                    name: string;
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices")[];
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AccessKey"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.accessKeys.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description The name of an access key. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AccessKey"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.accessKeys.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description The name of an access key. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.audit.ofApplication": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
            };
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appClients.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.ClientRights"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appClients.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description The name of an OAuth client, which is its `client_id`. */
                client: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.ClientRights"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appClients.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description The name of an OAuth client, which is its `client_id`. */
                client: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appClients.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description The name of an OAuth client, which is its `client_id`. */
                client: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appCollaborators.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Collaborator"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appCollaborators.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Collaborator"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appCollaborators.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appCollaborators.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.euis.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.euis.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; with `return=minimal` the body is the EUI as a JSON string. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.CreatedEui"] | string;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.euis.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description An EUI: 8 bytes in hexadecimal digits. */
                eui: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.euis.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description An EUI: 8 bytes in hexadecimal digits. */
                eui: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appOrganizations.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.CollaboratingOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appOrganizations.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.appOrganizations.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.applications.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.applications.getRights": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices")[];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "oauth.exchange.exchangeForApp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    grant_type?: string | null;
                    password?: string | null;
                    username?: string | null;
                } | null;
                "application/x-www-form-urlencoded": {
                    grant_type?: string;
                    password?: string;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.ExchangedToken"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.ExchangeFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.ExchangeFailure"];
                };
            };
        };
    };
    "oauth.exchange.exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    grant_type?: string | null;
                    password?: string | null;
                    username?: string | null;
                } | null;
                "application/x-www-form-urlencoded": {
                    grant_type?: string;
                    password?: string;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.ExchangedToken"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.ExchangeFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.ExchangeFailure"];
                };
            };
        };
    };
    "account.allAudit.list": {
        parameters: {
            query?: {
                action?: string;
                id?: string;
                kind?: "apps" | "components" | "gateways" | "clients" | "organizations" | "users" | "notices" | "installation";
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
                user?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.FullAuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.clients.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Client"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.clients.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepted?: boolean | null;
                    /**
                     * Format: uri
                     * @example https://my-client.example/callback
                     */
                    backchannel_logout_uri?: string | null;
                    description?: string | null;
                    grants?: ("authorization_code" | "refresh_token" | "password" | "device_code" | "client_credentials")[] | null;
                    id_token_signed_response_alg?: ("RS256" | "ES256") | null;
                    jwks?: {
                        keys: {
                            [key: string]: unknown;
                        }[];
                    } | null;
                    /**
                     * Format: uri
                     * @example https://my-client.example/callback
                     */
                    jwks_uri?: string | null;
                    /**
                     * @description The name of an OAuth client, which is its `client_id`.
                     * @example my-client
                     */
                    name: string;
                    official?: boolean | null;
                    post_logout_redirect_uris?: string[] | null;
                    public?: boolean | null;
                    redirect_uris?: string[] | null;
                    rejected?: boolean | null;
                    scope: ("profile" | "apps" | "components" | "gateways" | "clients" | "openid" | "email" | "offline_access" | "groups" | "organizations")[];
                    /**
                     * Format: uri
                     * @example https://my-client.example/callback
                     */
                    uri?: string | null;
                    v2?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Client"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.clients.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Client"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.clients.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.clients.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accepted?: boolean | null;
                    /**
                     * Format: uri
                     * @example https://my-client.example/callback
                     */
                    backchannel_logout_uri?: string | null;
                    description?: string | null;
                    grants?: ("authorization_code" | "refresh_token" | "password" | "device_code" | "client_credentials")[] | null;
                    id_token_signed_response_alg?: ("RS256" | "ES256") | null;
                    jwks?: {
                        keys: {
                            [key: string]: unknown;
                        }[];
                    } | null;
                    /**
                     * Format: uri
                     * @example https://my-client.example/callback
                     */
                    jwks_uri?: string | null;
                    name?: unknown;
                    official?: boolean | null;
                    post_logout_redirect_uris?: string[] | null;
                    public?: boolean | null;
                    redirect_uris?: string[] | null;
                    rejected?: boolean | null;
                    scope?: ("profile" | "apps" | "components" | "gateways" | "clients" | "openid" | "email" | "offline_access" | "groups" | "organizations")[] | null;
                    /**
                     * Format: uri
                     * @example https://my-client.example/callback
                     */
                    uri?: string | null;
                    v2?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Client"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.clients.history": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
            };
            header?: never;
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.rightsOfClient.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.EntityRights"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.components.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Component"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.components.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The type of the component, as a plural. */
                plural: "routers" | "brokers" | "handlers";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The id of a network component.
                     * @example my-handler
                     */
                    id: string;
                    /**
                     * @description The id of an organization.
                     * @example acme
                     */
                    organization?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Component"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.components.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a network component. */
                componentId: string;
                plural: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Component"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.audit.ofComponent": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
            };
            header?: never;
            path: {
                /** @description The id of a network component. */
                componentId: string;
                plural: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.components.putCollaborator": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a network component. */
                componentId: string;
                plural: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.components.removeCollaborator": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a network component. */
                componentId: string;
                plural: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.componentOrganizations.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of a network component. */
                componentId: string;
                plural: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.CollaboratingOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.componentOrganizations.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a network component. */
                componentId: string;
                /** @description The id of an organization. */
                organizationId: string;
                plural: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.componentOrganizations.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a network component. */
                componentId: string;
                /** @description The id of an organization. */
                organizationId: string;
                plural: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.components.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a network component. */
                componentId: string;
                /** @description The type of the component, as a plural. */
                plural: "routers" | "brokers" | "handlers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.ComponentToken"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.deleted.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Part of an id. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "deleted" | "id" | "kind" | "-deleted" | "-id" | "-kind";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Deleted"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.deleted.purgeApplication": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an application. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.deleted.purgeClient": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.deleted.purgeGateway": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.frequencyPlans.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["account.ListedFrequencyPlan"];
                    };
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.frequencyPlans.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.FrequencyPlan"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Gateway"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    antenna_location?: {
                        altitude?: number;
                        latitude?: number;
                        longitude?: number;
                    } | null;
                    attributes?: {
                        [key: string]: unknown;
                    } | null;
                    auto_update?: boolean;
                    beta_updates?: boolean;
                    eui?: string | null;
                    fallback_routers?: (string | {
                        id: string;
                    })[] | null;
                    /** @enum {string} */
                    frequency_plan: "EU_863_870" | "US_902_928" | "AU_915_928" | "AS_923" | "AS_920_923" | "AS_923_925" | "CN_779_787" | "CN_470_510" | "EU_433" | "KR_920_923" | "IN_865_867" | "RU_864_870";
                    /**
                     * @description The id of a gateway.
                     * @example my-gateway
                     */
                    id: string;
                    location?: {
                        altitude?: number;
                        latitude?: number;
                        longitude?: number;
                    } | null;
                    location_public?: boolean;
                    /**
                     * @description The id of an organization.
                     * @example acme
                     */
                    organization?: string | null;
                    owner_public?: boolean;
                    router?: (string | {
                        id: string;
                    }) | null;
                    status_public?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Gateway"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Gateway"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    antenna_location?: {
                        altitude?: number;
                        latitude?: number;
                        longitude?: number;
                    } | null;
                    attributes?: {
                        [key: string]: unknown;
                    } | null;
                    auto_update?: boolean;
                    beta_updates?: boolean;
                    eui?: string | null;
                    fallback_routers?: (string | {
                        id: string;
                    })[] | null;
                    /** @enum {string} */
                    frequency_plan?: "EU_863_870" | "US_902_928" | "AU_915_928" | "AS_923" | "AS_920_923" | "AS_923_925" | "CN_779_787" | "CN_470_510" | "EU_433" | "KR_920_923" | "IN_865_867" | "RU_864_870";
                    location?: {
                        altitude?: number;
                        latitude?: number;
                        longitude?: number;
                    } | null;
                    location_public?: boolean;
                    owner?: string | null;
                    owner_public?: boolean;
                    router?: (string | {
                        id: string;
                    }) | null;
                    status_public?: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Gateway"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.audit.ofGateway": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
            };
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayClients.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.ClientRights"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayClients.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                client: string;
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.ClientRights"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayClients.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                client: string;
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayClients.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The name of an OAuth client, which is its `client_id`. */
                client: string;
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayCollaborators.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Collaborator"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayCollaborators.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Collaborator"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayCollaborators.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayCollaborators.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.replaceKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.GatewayKey"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayOrganizations.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.CollaboratingOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayOrganizations.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[] | {
                    rights: ("settings" | "delete" | "collaborators" | "messages:up:r" | "messages:up:w" | "messages:down:w" | "devices" | "gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages" | "component:settings" | "component:delete" | "component:collaborators")[];
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gatewayOrganizations.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.getRights": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ("gateway:settings" | "gateway:delete" | "gateway:collaborators" | "gateway:status" | "gateway:location" | "gateway:owner" | "gateway:messages")[];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.gateways.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a gateway. */
                gatewayId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.GatewayToken"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.installation.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Installation"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.installation.reportOutsideChecks": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    findings: {
                        advice: string;
                        check: string;
                        found: string;
                        /** @enum {string} */
                        state: "ok" | "warning" | "failure" | "unknown";
                        subject: string;
                    }[];
                    /**
                     * @description Of the command line.
                     * @example 0.1.0
                     */
                    version: string;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.invitations.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Part of an address or of the name of the user who invited. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "email" | "invited_by" | "expires" | "-created" | "-email" | "-invited_by" | "-expires";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Invitation"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.invitations.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    administrator?: boolean;
                    email?: (string & (unknown & unknown)) | null;
                    /**
                     * @description Whether the link is mailed to the address, and not returned.
                     * @default true
                     */
                    mail?: boolean;
                    organizations?: {
                        /**
                         * @description The id of an organization.
                         * @example acme
                         */
                        id: string;
                        /** @description An own set of rights, instead of a role. */
                        rights?: string[] | null;
                        role?: ("owner" | "manager" | "developer" | "viewer") | null;
                    }[];
                    rights?: ({
                        /**
                         * @description The id of an application.
                         * @example my-app
                         */
                        id: string;
                        /** @constant */
                        kind: "apps";
                        rights: string[];
                    } | {
                        /**
                         * @description The id of a gateway.
                         * @example my-gateway
                         */
                        id: string;
                        /** @constant */
                        kind: "gateways";
                        rights: string[];
                    } | {
                        /**
                         * @description The id of a network component.
                         * @example my-handler
                         */
                        id: string;
                        /** @constant */
                        kind: "components";
                        rights: string[];
                    })[];
                    /**
                     * @description Validity in seconds.
                     * @default 604800
                     */
                    seconds?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Invitation"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.invitations.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.loginProviders.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.LoginProvider"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.loginProviders.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    administrator_groups?: string[];
                    client_id: string;
                    /** @description Never returned. Absent for a public client. */
                    client_secret?: string | null;
                    /** @default false */
                    creates_users?: boolean;
                    /** @default email */
                    email_claim?: string & (unknown & unknown);
                    email_domains?: (string & (unknown & unknown))[];
                    /** @default true */
                    enabled?: boolean;
                    /** @default  */
                    groups_claim?: string & (unknown & unknown);
                    /**
                     * @default
                     * @enum {string}
                     */
                    icon?: "" | "company" | "key" | "person";
                    /**
                     * @description The name of an OAuth client, which is its `client_id`.
                     * @example my-client
                     */
                    id: string;
                    /** @example https://login.example.com */
                    issuer: string;
                    name: string;
                    organizations?: {
                        group: string;
                        /**
                         * @description The id of an organization.
                         * @example acme
                         */
                        organization: string;
                        /** @description An own set of rights, instead of a role. */
                        rights?: string[] | null;
                        role?: ("owner" | "manager" | "developer" | "viewer") | null;
                    }[];
                    /**
                     * @default [
                     *       "openid",
                     *       "profile",
                     *       "email",
                     *       "offline_access"
                     *     ]
                     */
                    scopes?: (string & (unknown & unknown))[];
                    /** @default false */
                    trusts_second_factor?: boolean;
                    /** @default preferred_username */
                    username_claim?: string & (unknown & unknown);
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.LoginProvider"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.loginProviders.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.LoginProvider"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.loginProviders.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.loginProviders.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    administrator_groups?: string[];
                    client_id?: string;
                    /** @description Never returned. Absent for a public client. */
                    client_secret?: string | null;
                    creates_users?: boolean;
                    email_claim?: string & (unknown & unknown);
                    email_domains?: (string & (unknown & unknown))[];
                    enabled?: boolean;
                    groups_claim?: string & (unknown & unknown);
                    /** @enum {string} */
                    icon?: "" | "company" | "key" | "person";
                    name?: string;
                    organizations?: {
                        group: string;
                        /**
                         * @description The id of an organization.
                         * @example acme
                         */
                        organization: string;
                        /** @description An own set of rights, instead of a role. */
                        rights?: string[] | null;
                        role?: ("owner" | "manager" | "developer" | "viewer") | null;
                    }[];
                    scopes?: (string & (unknown & unknown))[];
                    trusts_second_factor?: boolean;
                    username_claim?: string & (unknown & unknown);
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.LoginProvider"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.notices.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Notice"][];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.openApi.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizations.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Organization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizations.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The id of an organization.
                     * @example acme
                     */
                    id: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Organization"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Organization"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizations.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizations.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Organization"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizationAudit.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
            };
            header?: never;
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizations.listEntities": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.OrganizationEntity"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.organizations.leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                entityId: string;
                kind: "apps" | "components" | "gateways";
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.members.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                /** @description The id of an organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.OrganizationMember"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.members.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an organization. */
                organizationId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.OrganizationMember"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.members.put": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an organization. */
                organizationId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An own set of rights, instead of a role. */
                    rights?: string[] | null;
                    role?: ("owner" | "manager" | "developer" | "viewer") | null;
                };
            };
        };
        responses: {
            /** @description Done; with `return=representation` the body is an empty object. */
            201: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.members.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description The id of an organization. */
                organizationId: string;
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.registration.getPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.RegistrationPolicy"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.registration.changePolicy": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email_domains?: (string & (unknown & unknown))[] | null;
                    mode?: ("open" | "approval" | "invitation" | "closed") | null;
                    step_up?: ("credentials" | "dangerous") | null;
                    verification_required?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.RegistrationPolicy"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.usage.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Part of a user name. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "username" | "applications" | "gateways" | "access_keys" | "organizations" | "devices" | "uplinks" | "downlinks" | "joins" | "-created" | "-username" | "-applications" | "-gateways" | "-access_keys" | "-organizations" | "-devices" | "-uplinks" | "-downlinks" | "-joins";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Usage"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.usage.listApplications": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Part of an id, or of the name of an owner. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "id" | "owner" | "devices" | "uplinks" | "downlinks" | "joins" | "-created" | "-id" | "-owner" | "-devices" | "-uplinks" | "-downlinks" | "-joins";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.ApplicationUsage"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredUsers.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "username" | "email" | "-created" | "-username" | "-email";
                state?: "administrator" | "banned" | "unapproved" | "unverified";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.User"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.registration.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string & (unknown & unknown);
                    /** @description The secret of an invitation. */
                    invitation?: string | null;
                    password: string;
                    /**
                     * @description User name.
                     * @example jane
                     */
                    username: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.RegisteredUser"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredUsers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.User"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredUsers.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    administrator?: boolean | null;
                    /** @description Approves a registration. To reject one, delete the registration. */
                    approved?: true | null;
                    banned?: boolean | null;
                    /** @description 0 is no limit, null the limit of the settings. */
                    limits?: {
                        access_keys?: number | null;
                        applications?: number | null;
                        devices?: number | null;
                        gateways?: number | null;
                        organizations?: number | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.User"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredUsers.mailPasswordReset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredUsers.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string & (unknown & unknown);
                    /**
                     * @description Whether the administrator vouches for the address.
                     * @default false
                     */
                    email_verified?: boolean;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.User"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.administeredUsers.rejectRegistration": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                /** @description User name. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.users.getProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Profile"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.users.changeProfile": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: (string & (unknown & unknown)) | null;
                    name?: {
                        /** @default  */
                        first?: string;
                        /** @default  */
                        last?: string;
                    } | null;
                    old_password?: string | null;
                    password?: string | null;
                    username?: string | null;
                };
            };
        };
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Profile"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.ownAudit.byCaller": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.FullAuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.ownAudit.ofCaller": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description The order: `-time` is the newest first. */
                sort?: "-time" | "time";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "oauth.authorizedClients.list": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.AuthorizedClient"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
        };
    };
    "oauth.authorizedClients.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the response has a body (RFC 7240). */
                Prefer?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the body has the result. */
            200: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    /** @description The preference that was applied; absent when none was sent. */
                    "Preference-Applied"?: "return=minimal" | "return=representation";
                    /** @description Always names `Prefer`. */
                    Vary?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
        };
    };
    "account.usage.own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Usage"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "account.usage.ownApplications": {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Part of an id, or of the name of an owner. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "created" | "id" | "owner" | "devices" | "uplinks" | "downlinks" | "joins" | "-created" | "-id" | "-owner" | "-devices" | "-uplinks" | "-downlinks" | "-joins";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description First, previous, next and last page (RFC 8288), when a page was requested. */
                    Link?: string;
                    /** @description Length of the whole list, when a page was requested. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.ApplicationUsage"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["account.Failure"];
                };
            };
        };
    };
    "discovery.openApi.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "handler.applicationManager.registerApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.ApplicationIdentifier"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.getApplication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.handler.Application"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.setApplication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.Application"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.postApplication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.Application"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.deleteApplication": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.devAddresses.take": {
        parameters: {
            query?: {
                /** @description Activation constraints with commas between them; `abp,local`. */
                usage?: string;
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dev_addr: string;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.deviceTransfer.export": {
        parameters: {
            query?: {
                /** @description `true` asks the network for the frame counters. */
                counters?: "true" | "false";
                format?: "json" | "csv";
                /** @description `false` leaves the keys out. */
                keys?: "true" | "false";
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.handler.DeviceList"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.deviceTransfer.import": {
        parameters: {
            query?: {
                /** @description `true` changes nothing when a device is rejected. */
                all_or_nothing?: "true" | "false";
                /** @description `true` checks and changes nothing. */
                dry_run?: "true" | "false";
                /** @description `true` replaces devices that exist. */
                replace?: "true" | "false";
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.DeviceList"];
                "text/csv": string;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.ImportReport"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.traffic.deviceStates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.DeviceStates"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.getDevicesForApplication": {
        parameters: {
            query?: {
                /** @description `false` leaves the keys out. */
                keys?: "true" | "false";
                /** @description `true` reads when each device was last heard. */
                last_seen?: "true" | "false";
                /** @description Most items of the page. */
                limit?: number;
                /** @description `true` for devices with a location alone. */
                located?: "true" | "false";
                /** @description Items before the page. */
                offset?: number;
                /** @description Part of an id, a description or an EUI. */
                search?: string;
                /** @description A member to sort by, with `-` before it for the other direction. */
                sort?: "dev_id" | "description" | "dev_eui" | "dev_addr" | "last_seen" | "-dev_id" | "-description" | "-dev_eui" | "-dev_addr" | "-last_seen";
                /** @description Devices heard within 24 hours, heard before that, or never heard by this handler. */
                state?: "active" | "silent" | "never_seen";
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.handler.DeviceList"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.setDeviceWithoutDevId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.Device"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.postDeviceWithoutDevId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.Device"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.getDevice": {
        parameters: {
            query?: {
                /** @description `false` leaves the keys out. So does `if_recent` after a login that is not recent enough for them, with the challenge of RFC 9470 in `WWW-Authenticate`. */
                keys?: "true" | "false" | "if_recent";
            };
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.handler.Device"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.setDevice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.Device"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.postDevice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.Device"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.deleteDevice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.downlinkQueue.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.DownlinkQueue"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.downlinkQueue.put": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.Downlink"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.downlinkQueue.clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.downlinkQueue.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.recentMessages.listByDevId": {
        parameters: {
            query?: {
                /** @description A span such as `30m`, `1h` or `7d`; one hour by default. */
                last?: string;
                limit?: number;
            };
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Uplinks as on MQTT, with the error of their payload function. */
                        messages: ({
                            decoding_error?: string;
                            /** Format: date-time */
                            received_at: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.simulateUplink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.SimulatedUplinkMessage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.traffic.ofDevice": {
        parameters: {
            query?: {
                /** @description 24 hours by the hour, or so many days by the day, in UTC; the last one is not over. */
                range?: "24h" | "7d" | "30d" | "90d";
            };
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.Traffic"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.dryDownlink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.DryDownlinkMessage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.handler.DryDownlinkResult"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A payload function failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.PayloadFunctionFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.applicationManager.dryUplink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["handler.handler.DryUplinkMessage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.handler.DryUplinkResult"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A payload function failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.PayloadFunctionFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.liveEvents.stream": {
        parameters: {
            query?: {
                /** @description Ids of devices with commas between them; all by default. */
                device?: string;
                /** @description Ends of topics with commas between them; `events` for every event. */
                type?: string;
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.integrations.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        integrations: components["schemas"]["handler.Integration"][];
                        /** @description Whether the application has a message storage. */
                        messages_stored: boolean;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.integrations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.Integration"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.integrations.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    headers?: {
                        [key: string]: string;
                    };
                    messages?: ("events" | "up" | "events/create" | "events/update" | "events/delete" | "events/activations" | "events/activations/errors" | "events/up/errors" | "events/down/scheduled" | "events/down/sent" | "events/down/acks" | "events/down/errors")[];
                    secret?: string;
                    /** @example https://example.com/uplinks */
                    url?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.Integration"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.integrations.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    headers?: {
                        [key: string]: string;
                    };
                    messages?: ("events" | "up" | "events/create" | "events/update" | "events/delete" | "events/activations" | "events/activations/errors" | "events/up/errors" | "events/down/scheduled" | "events/down/sent" | "events/down/acks" | "events/down/errors")[];
                    secret?: string;
                    /** @example https://example.com/uplinks */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dead: number;
                        dropped: number;
                        /** @description Failed attempts since the last success; absent unless the last attempt failed. */
                        failing?: {
                            error: string;
                            /** Format: date-time */
                            next_attempt_at?: string;
                            /** Format: date-time */
                            since: string;
                        };
                        /** @description Names of headers; values are hidden. */
                        headers: {
                            [key: string]: string;
                        };
                        id: string;
                        messages: ("up" | "events/create" | "events/update" | "events/delete" | "events/activations" | "events/activations/errors" | "events/up/errors" | "events/down/scheduled" | "events/down/sent" | "events/down/acks" | "events/down/errors")[];
                        /** @description Key of the signatures; shown only here. */
                        secret: string;
                        /** Format: uri */
                        url: string;
                        waiting: number;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.integrations.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.deadLetters.list": {
        parameters: {
            query?: {
                /** @description Id of the last letter of the page before. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dead_letters: {
                            attempts: number;
                            /** Format: date-time */
                            created_at: string;
                            dev_id: string;
                            error?: string;
                            id: string;
                            /** @description The message as on MQTT. */
                            message: {
                                [key: string]: unknown;
                            };
                            status?: number;
                            /** @enum {string} */
                            type: "up" | "events/create" | "events/update" | "events/delete" | "events/activations" | "events/activations/errors" | "events/up/errors" | "events/down/scheduled" | "events/down/sent" | "events/down/acks" | "events/down/errors";
                        }[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.deadLetters.drop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dropped: number;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.deadLetters.dropByLetter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
                letter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dropped: number;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.deadLetters.retryByLetter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
                letter: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retried: number;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.deadLetters.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retried: number;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.integrations.deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                integration: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: {
                            /** Format: date-time */
                            at: string;
                            attempt: number;
                            delivery: string;
                            dev_id: string;
                            error?: string;
                            ms: number;
                            status?: number;
                            /** @enum {string} */
                            type: "up" | "events/create" | "events/update" | "events/delete" | "events/activations" | "events/activations/errors" | "events/up/errors" | "events/down/scheduled" | "events/down/sent" | "events/down/acks" | "events/down/errors";
                        }[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.recentMessages.getStorage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.MessageStorage"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.recentMessages.setStorage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A span such as `24h` or `7d`. */
                    max_age?: string;
                    max_messages?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.MessageStorage"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.recentMessages.removeStorage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.recentMessages.list": {
        parameters: {
            query?: {
                /** @description A span such as `30m`, `1h` or `7d`; one hour by default. */
                last?: string;
                limit?: number;
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Uplinks as on MQTT, with the error of their payload function. */
                        messages: ({
                            decoding_error?: string;
                            /** Format: date-time */
                            received_at: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.recentMessages.query": {
        parameters: {
            query?: {
                /** @description A span such as `30m`, `1h` or `7d`; one hour by default. */
                last?: string;
                limit?: number;
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        device_id: string;
                        raw: string | null;
                        /** Format: date-time */
                        time: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            /** @description No messages. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.recentMessages.queryByDevId": {
        parameters: {
            query?: {
                /** @description A span such as `30m`, `1h` or `7d`; one hour by default. */
                last?: string;
                limit?: number;
            };
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        device_id: string;
                        raw: string | null;
                        /** Format: date-time */
                        time: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            /** @description No messages. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.traffic.ofApplication": {
        parameters: {
            query?: {
                /** @description 24 hours by the hour, or so many days by the day, in UTC; the last one is not over. */
                range?: "24h" | "7d" | "30d" | "90d";
            };
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.Traffic"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.emqx.authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        is_superuser?: false;
                        /** @enum {string} */
                        result: "allow" | "deny";
                    };
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.emqx.authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        is_superuser?: false;
                        /** @enum {string} */
                        result: "allow" | "deny";
                    };
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.mosquitto.acl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "ok";
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description No. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "denied";
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.mosquitto.superuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "ok";
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description No. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "denied";
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.mosquitto.user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "ok";
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description No. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": "denied";
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.rabbitmq.resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.rabbitmq.topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.rabbitmq.user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.rabbitmq.vhost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: string | number;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.failingIntegrations.list": {
        parameters: {
            query: {
                /** @description Ids of up to 10 applications with commas between them. */
                applications: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By application and id; `since` is when the first attempt after the last success failed. */
                        integrations: {
                            app_id: string;
                            id: string;
                            /** Format: date-time */
                            since: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.mqttOverHttp.explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was no WebSocket handshake. */
            426: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "handler.openApi.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "handler.schemas.getList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        schemas: string[];
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "handler.schemas.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        $schema: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "handler.traffic.ofApplications": {
        parameters: {
            query: {
                /** @description Ids of up to 10 applications with commas between them. */
                applications: string;
                /** @description 24 hours by the hour, or so many days by the day, in UTC; the last one is not over. */
                range?: "24h" | "7d" | "30d" | "90d";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the request, without those that are not registered at this handler. */
                        applications: {
                            app_id: string;
                            intervals: {
                                /**
                                 * Format: date-time
                                 * @description The start.
                                 */
                                at: string;
                                /** @description Uplinks with `payload_fields`; null when it is unknown, as for uplinks of earlier releases. */
                                decoded: number | null;
                                /** @description Uplinks without fields because the decoder failed, which are errors, too; null like `decoded`. */
                                decoding_errors: number | null;
                                downlinks: number;
                                errors: number;
                                joins: number;
                                uplinks: number;
                            }[];
                            total: {
                                /** @description Uplinks with `payload_fields`; null when it is unknown, as for uplinks of earlier releases. */
                                decoded: number | null;
                                /** @description Uplinks without fields because the decoder failed, which are errors, too; null like `decoded`. */
                                decoding_errors: number | null;
                                downlinks: number;
                                errors: number;
                                joins: number;
                                uplinks: number;
                            };
                        }[];
                        /** @enum {string} */
                        interval: "hour" | "day";
                        /** @enum {string} */
                        range: "24h" | "7d" | "30d" | "90d";
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["handler.HttpApiFailure"];
                };
            };
        };
    };
    "oauth.keys.key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.PublicKey"];
                };
            };
        };
    };
    "network.simulations.find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The DevAddr of that session. */
                        dev_addr?: string;
                        /** Format: date-time */
                        ended_at?: string;
                        /** Format: date-time */
                        ends_at?: string;
                        /** @description The simulated gateway, as messages name it. */
                        gateway_id?: string;
                        /** @description Whether the simulated device has a session. */
                        has_joined?: boolean;
                        message?: string;
                        /**
                         * @description Why it has ended: `completed` after three minutes, `stopped` by a user, `failed` as described by `message`, `shutdown` with the process that ran it. Left out when it is not known.
                         * @enum {string}
                         */
                        reason?: "completed" | "stopped" | "failed" | "shutdown";
                        /** Format: date-time */
                        started_at?: string;
                        /**
                         * @description `none` when the device was not simulated since the network app started.
                         * @enum {string}
                         */
                        state: "none" | "running" | "ended";
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.simulations.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    app_eui: string;
                    /** @description For a device that joins. */
                    app_key?: string;
                    /** @description For a device with a session (ABP), which continues with its counters. */
                    app_s_key?: string;
                    dev_eui: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        ends_at: string;
                        /** @description The simulated gateway, as messages name it. */
                        gateway_id: string;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.simulations.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The DevAddr of that session. */
                        dev_addr?: string;
                        /** Format: date-time */
                        ended_at?: string;
                        /** Format: date-time */
                        ends_at?: string;
                        /** @description The simulated gateway, as messages name it. */
                        gateway_id?: string;
                        /** @description Whether the simulated device has a session. */
                        has_joined?: boolean;
                        message?: string;
                        /**
                         * @description Why it has ended: `completed` after three minutes, `stopped` by a user, `failed` as described by `message`, `shutdown` with the process that ran it. Left out when it is not known.
                         * @enum {string}
                         */
                        reason?: "completed" | "stopped" | "failed" | "shutdown";
                        /** Format: date-time */
                        started_at?: string;
                        /**
                         * @description `none` when the device was not simulated since the network app started.
                         * @enum {string}
                         */
                        state: "none" | "running" | "ended";
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.simulations.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By device. */
                        simulations: {
                            dev_id: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.gateways.summaries": {
        parameters: {
            query: {
                /** @description Ids of up to 10 gateways with commas between them. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the request. */
                        gateways: {
                            /** @description Whether it can transmit now. */
                            connected: boolean;
                            gateway_id: string;
                            /** @description Frames of the last hour, since the network app started. */
                            last_hour: {
                                downlinks: number;
                                rejected_downlinks: number;
                                uplinks: number;
                            };
                            /** @description Null for a gateway that was never heard. */
                            last_seen: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.gateways.signal": {
        parameters: {
            query?: {
                /** @description The hours up to now. */
                range?: "24h" | "7d";
            };
            header?: never;
            path: {
                gw_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.GatewaySignal"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.gateways.status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gw_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.GatewayStatus"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.gateways.addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.GatewayAddresses"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.gateways.listUnregistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The last 1,000; the one that was heard last comes first. */
                        gateways: {
                            /** @description Network address of its last packet. */
                            address: string;
                            eui: string;
                            /** Format: date-time */
                            first_seen: string;
                            /** Format: date-time */
                            last_seen: string;
                            packets: number;
                        }[];
                    };
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["network.HttpApiFailure"];
                };
            };
        };
    };
    "network.openApi.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth.callback.show": {
        parameters: {
            query?: {
                code?: string;
            };
            header?: never;
            path: {
                client: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.openApi.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth.members.overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.authorize.ask": {
        parameters: {
            query?: {
                client_id?: string;
                code_challenge?: string;
                code_challenge_method?: string;
                id_token_hint?: string;
                login_hint?: string;
                max_age?: string;
                nonce?: string;
                prompt?: string;
                redirect_uri?: string;
                request?: string;
                request_uri?: string;
                response_mode?: string;
                response_type?: string;
                scope?: string | string[];
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.authorize.decide": {
        parameters: {
            query?: {
                client_id?: string;
                code_challenge?: string;
                code_challenge_method?: string;
                id_token_hint?: string;
                login_hint?: string;
                max_age?: string;
                nonce?: string;
                prompt?: string;
                redirect_uri?: string;
                request?: string;
                request_uri?: string;
                response_mode?: string;
                response_type?: string;
                scope?: string | string[];
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    decision?: string;
                    form_token?: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.members.showClients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.members.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    client?: string;
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.device.show": {
        parameters: {
            query?: {
                user_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.device.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    decision?: string;
                    form_token?: string;
                    user_code?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.deviceAuthorization.authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_assertion?: string | null;
                    client_assertion_type?: string | null;
                    client_id?: string | null;
                    client_secret?: string | null;
                    scope?: (string | string[]) | null;
                };
                "application/x-www-form-urlencoded": {
                    client_assertion?: string;
                    client_assertion_type?: string;
                    client_id?: string;
                    client_secret?: string;
                    scope?: string | string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.DeviceAuthorization"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
        };
    };
    "oauth.endSession.ask": {
        parameters: {
            query?: {
                client_id?: string;
                id_token_hint?: string;
                logout_hint?: string;
                post_logout_redirect_uri?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.endSession.decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    client_id?: string;
                    decision?: string;
                    form_token?: string;
                    id_token_hint?: string;
                    logout_hint?: string;
                    post_logout_redirect_uri?: string;
                    state?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.recovery.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.recovery.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.introspection.introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_assertion?: string | null;
                    client_assertion_type?: string | null;
                    client_id?: string | null;
                    client_secret?: string | null;
                    token: string;
                };
                "application/x-www-form-urlencoded": {
                    client_assertion?: string;
                    client_assertion_type?: string;
                    client_id?: string;
                    client_secret?: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.Introspection"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
        };
    };
    "oauth.linkedLogins.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.linkedLogins.link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    decision?: string;
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.linkedLogins.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    provider?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.login.show": {
        parameters: {
            query?: {
                after?: string;
                next?: string;
                prompt?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.login.logIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    next?: string;
                    password?: string;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.loginSteps.checkCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: string;
                    form_token?: string;
                    pending?: string;
                    remember?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.loginSteps.enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: string;
                    form_token?: string;
                    id?: string;
                    name?: string;
                    pending?: string;
                    secret?: string;
                    uri?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.login.logInWithPasskey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    challenge?: string;
                    credential?: string;
                    form_token?: string;
                    next?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.passkeys.enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    challenge?: string;
                    credential?: string;
                    form_token?: string;
                    name?: string;
                    pending?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.passkeys.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    challenge?: string;
                    credential?: string;
                    form_token?: string;
                    pending?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.providerLogin.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.providerLogin.start": {
        parameters: {
            query?: {
                next?: string;
            };
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.providerLogin.finish": {
        parameters: {
            query?: {
                state?: string;
            };
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.login.askToLogOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.login.logOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.passkeys.script": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.members.showPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.members.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    old_password?: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.members.showProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.members.changeProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email?: string;
                    first_name?: string;
                    form_token?: string;
                    last_name?: string;
                    old_password?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.registration.show": {
        parameters: {
            query?: {
                invitation?: string;
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.registration.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email?: string;
                    form_token?: string;
                    invitation?: string;
                    next?: string;
                    password?: string;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.recovery.showReset": {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.recovery.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    password?: string;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.restriction.restrict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    scope: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictedToken"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.RestrictionFailure"];
                };
            };
        };
    };
    "oauth.revocation.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_assertion?: string | null;
                    client_assertion_type?: string | null;
                    client_id?: string | null;
                    client_secret?: string | null;
                    token: string;
                };
                "application/x-www-form-urlencoded": {
                    client_assertion?: string;
                    client_assertion_type?: string;
                    client_id?: string;
                    client_secret?: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
        };
    };
    "oauth.members.showSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.members.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    session?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.token.issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_assertion?: string | null;
                    client_assertion_type?: string | null;
                    client_id?: string | null;
                    client_secret?: string | null;
                    code?: string | null;
                    code_verifier?: string | null;
                    device_code?: string | null;
                    grant_type: string;
                    password?: string | null;
                    redirect_uri?: string | null;
                    refresh_token?: string | null;
                    scope?: (string | string[]) | null;
                    username?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    client_assertion?: string;
                    client_assertion_type?: string;
                    client_id?: string;
                    client_secret?: string;
                    code?: string;
                    code_verifier?: string;
                    device_code?: string;
                    grant_type: string;
                    password?: string;
                    redirect_uri?: string;
                    refresh_token?: string;
                    scope?: string | string[];
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.TokenSet"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
        };
    };
    "oauth.twoStep.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.twoStep.addAppPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    apps?: string;
                    clients?: string;
                    components?: string;
                    form_token?: string;
                    gateways?: string;
                    name?: string;
                    profile?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.twoStep.removeAppPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    id?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.twoStep.startApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.twoStep.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: string;
                    form_token?: string;
                    id?: string;
                    name?: string;
                    secret?: string;
                    uri?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.passkeys.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.passkeys.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    challenge?: string;
                    credential?: string;
                    form_token?: string;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.twoStep.renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.twoStep.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    id?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.recovery.showUndo": {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.recovery.undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    password?: string;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.userinfo.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.UserInfo"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
        };
    };
    "oauth.userinfo.readByPost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.UserInfo"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    /** @description Accepted authentication schemes. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["oauth.OAuthFailure"];
                };
            };
        };
    };
    "oauth.members.mailAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.verification.show": {
        parameters: {
            query?: {
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    "oauth.verification.verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    form_token?: string;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A redirect. */
            303: {
                headers: {
                    /** @description Where to. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
}
