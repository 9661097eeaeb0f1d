// Generated from docs/reference/openapi/account.json by `npm run generate`: do not edit.
export interface paths {
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
        get: operations["allApplications.list"];
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
        get: operations["allApplications.get"];
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
        get: operations["administeredComponents.list"];
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
        get: operations["administeredComponents.get"];
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
        put: operations["administeredComponents.approve"];
        post?: never;
        /**
         * Withdraw the approval of a component, which ends its tokens
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["administeredComponents.withdraw"];
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
        get: operations["allGateways.list"];
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
        get: operations["allGateways.get"];
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
        get: operations["allNotices.list"];
        put?: never;
        /**
         * Write a notice, which all users see
         * @description Notices that have ended are removed when there would be too many. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["allNotices.create"];
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
        delete: operations["allNotices.remove"];
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
        get: operations["administeredOrganizations.list"];
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
        get: operations["administeredOrganizations.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the limits of an organization
         * @description 0 is no limit, null the limit of the settings. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["administeredOrganizations.change"];
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
        get: operations["applications.list"];
        put?: never;
        /**
         * Create an application
         * @description For an `organization` it needs the scope `organizations` and its right `organization:entities`; the application then counts for the organization, which is the first collaborator with every right. Needs the scope `apps`.
         */
        post: operations["applications.create"];
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
        get: operations["applications.get"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description It can be restored until an administrator purges it; its id stays reserved. Needs the right `delete` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["applications.delete"];
        options?: never;
        head?: never;
        /**
         * Change the name of an application
         * @description Needs the right `settings` on the application.
         */
        patch: operations["applications.change"];
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
        get: operations["accessKeys.list"];
        put?: never;
        /**
         * Create an access key
         * @description The server generates the key and ignores one in the request. A key that is created with another access key has at most its expiry and addresses. Needs the right `settings` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["accessKeys.create"];
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
        get: operations["accessKeys.get"];
        put?: never;
        post?: never;
        /**
         * Delete an access key
         * @description Tokens issued for it end here at once, at the other apps within a minute, at v2 components when they expire. Needs the right `settings` on the application.
         */
        delete: operations["accessKeys.remove"];
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
        get: operations["audit.ofApplication"];
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
        get: operations["appClients.list"];
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
        get: operations["appClients.get"];
        /**
         * Give rights to an OAuth client
         * @description For clients with the grant `client_credentials`: accepted ones, and those of the caller. The caller can only grant rights that they hold; existing rights may stay. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["appClients.put"];
        post?: never;
        /**
         * Remove an OAuth client
         * @description Its tokens end. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["appClients.remove"];
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
        get: operations["appCollaborators.list"];
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
        get: operations["appCollaborators.get"];
        /**
         * Add a collaborator or change the rights of one
         * @description Sets the rights besides those through organizations. The caller can only grant rights that they hold; existing rights may stay. The last collaborator who may manage others cannot lose that right. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["appCollaborators.put"];
        post?: never;
        /**
         * Remove a collaborator
         * @description The last collaborator who may manage others cannot be removed. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["appCollaborators.remove"];
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
        get: operations["euis.list"];
        put?: never;
        /**
         * Generate an EUI for an application from the network's block
         * @description Needs the right `settings` on the application.
         */
        post: operations["euis.create"];
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
        put: operations["euis.add"];
        post?: never;
        /**
         * Remove an EUI from an application
         * @description Needs the right `settings` on the application.
         */
        delete: operations["euis.remove"];
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
        get: operations["appOrganizations.list"];
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
        put: operations["appOrganizations.put"];
        post?: never;
        /**
         * Remove an organization as a collaborator
         * @description Some user who may manage collaborators has to remain. Needs the right `collaborators` on the application. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["appOrganizations.remove"];
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
        post: operations["applications.restore"];
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
        get: operations["applications.getRights"];
        put?: never;
        post?: never;
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
        get: operations["allAudit.list"];
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
        get: operations["clients.list"];
        put?: never;
        /**
         * Register an OAuth client
         * @description The secret is shown in this response only. Needs the scope `clients`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["clients.create"];
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
        get: operations["clients.get"];
        put?: never;
        post?: never;
        /**
         * Delete an OAuth client
         * @description Its name stays reserved. Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["clients.remove"];
        options?: never;
        head?: never;
        /**
         * Change an OAuth client
         * @description Absent and null members stay unchanged. Needs the scope `clients` and to own the client, or to be an administrator with a token of an official client. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["clients.change"];
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
        get: operations["clients.history"];
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
        get: operations["rightsOfClient.list"];
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
        get: operations["components.list"];
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
        post: operations["components.create"];
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
        get: operations["components.get"];
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
        get: operations["audit.ofComponent"];
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
        put: operations["components.putCollaborator"];
        post?: never;
        /**
         * Remove a collaborator
         * @description The last collaborator who may manage others cannot be removed. Needs the right `component:collaborators` on the component. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["components.removeCollaborator"];
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
        get: operations["componentOrganizations.list"];
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
        put: operations["componentOrganizations.put"];
        post?: never;
        /**
         * Remove an organization as a collaborator
         * @description Some user who may manage collaborators has to remain. Needs the right `component:collaborators` on the component. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["componentOrganizations.remove"];
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
        get: operations["components.createToken"];
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
        get: operations["deleted.list"];
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
        delete: operations["deleted.purgeApplication"];
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
        delete: operations["deleted.purgeClient"];
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
        delete: operations["deleted.purgeGateway"];
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
        get: operations["frequencyPlans.list"];
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
        get: operations["frequencyPlans.get"];
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
        get: operations["gateways.list"];
        put?: never;
        /**
         * Register a gateway
         * @description For an `organization` it needs the scope `organizations` and its right `organization:entities`; the gateway then counts for the organization, which is the first collaborator with every right. Every EUI belongs to one gateway; an id such as `eui-0102030405060708` names the EUI. Needs the scope `gateways`.
         */
        post: operations["gateways.create"];
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
        get: operations["gateways.get"];
        put?: never;
        post?: never;
        /**
         * Delete a gateway
         * @description Needs the right `gateway:delete` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["gateways.delete"];
        options?: never;
        head?: never;
        /**
         * Change a gateway
         * @description Absent members stay unchanged, also in the location and the attributes; a null attribute or EUI is removed. The EUI of an id such as `eui-0102030405060708` cannot be changed. Needs the right `gateway:settings` on the gateway.
         */
        patch: operations["gateways.change"];
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
        get: operations["audit.ofGateway"];
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
        get: operations["gatewayClients.list"];
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
        get: operations["gatewayClients.get"];
        /**
         * Give rights to an OAuth client
         * @description For clients with the grant `client_credentials`: accepted ones, and those of the caller. The caller can only grant rights that they hold; existing rights may stay. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["gatewayClients.put"];
        post?: never;
        /**
         * Remove an OAuth client
         * @description Its tokens end. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["gatewayClients.remove"];
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
        get: operations["gatewayCollaborators.list"];
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
        get: operations["gatewayCollaborators.get"];
        /**
         * Add a collaborator or change the rights of one
         * @description Sets the rights besides those through organizations. The caller can only grant rights that they hold; existing rights may stay. The last collaborator who may manage others cannot lose that right. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["gatewayCollaborators.put"];
        post?: never;
        /**
         * Remove a collaborator
         * @description The last collaborator who may manage others cannot be removed. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["gatewayCollaborators.remove"];
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
        post: operations["gateways.replaceKey"];
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
        get: operations["gatewayOrganizations.list"];
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
        put: operations["gatewayOrganizations.put"];
        post?: never;
        /**
         * Remove an organization as a collaborator
         * @description Some user who may manage collaborators has to remain. Needs the right `gateway:collaborators` on the gateway. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["gatewayOrganizations.remove"];
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
        get: operations["gateways.getRights"];
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
        get: operations["gateways.createToken"];
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
        get: operations["installation.check"];
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
        put: operations["installation.reportOutsideChecks"];
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
        get: operations["invitations.list"];
        put?: never;
        /**
         * Invite a person to register
         * @description The link is mailed to the address and then verifies it, or with `mail: false` returned once. Rights on entities and memberships in organizations are given only as far as the administrator who invites may give them, also when the invitation is used. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["invitations.create"];
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
        delete: operations["invitations.remove"];
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
        get: operations["loginProviders.list"];
        put?: never;
        /**
         * Add a login provider
         * @description Its redirect URI is `/users/login/providers/{id}/callback` of the OAuth server. The client secret is stored encrypted. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        post: operations["loginProviders.create"];
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
        get: operations["loginProviders.get"];
        put?: never;
        post?: never;
        /**
         * Remove a login provider
         * @description Logins through it end, and are no longer linked with users. Users whom it created can set a password by mail. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["loginProviders.remove"];
        options?: never;
        head?: never;
        /**
         * Change a login provider
         * @description Absent members are unchanged. The issuer cannot be changed. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["loginProviders.change"];
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
        get: operations["notices.list"];
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
        get: operations["openApi.get"];
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
        get: operations["organizations.list"];
        put?: never;
        /**
         * Create an organization
         * @description The caller becomes its owner. The id stays reserved, also after a deletion. Needs the scope `organizations`.
         */
        post: operations["organizations.create"];
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
        get: operations["organizations.get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization
         * @description Its members lose the rights that they have through it. Rejected while an entity would have no user who manages its collaborators. Needs the scope `organizations` and the right `organization:delete` in the organization. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["organizations.delete"];
        options?: never;
        head?: never;
        /**
         * Change the name of an organization
         * @description Needs the scope `organizations` and the right `organization:settings` in the organization.
         */
        patch: operations["organizations.change"];
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
        get: operations["organizationAudit.list"];
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
        get: operations["organizations.listEntities"];
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
        delete: operations["organizations.leave"];
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
        get: operations["members.list"];
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
        get: operations["members.get"];
        /**
         * Add a member or change the role or the rights of one
         * @description Needs the right `organization:members`, except to give up own rights. The caller gives and takes only rights that they hold. An organization keeps an owner, and each of its entities a user who manages its collaborators. Needs the scope `organizations` and to be a member. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        put: operations["members.put"];
        post?: never;
        /**
         * Remove a member, or leave an organization
         * @description By the rules for changes of members. Needs the scope `organizations` and to be a member. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["members.remove"];
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
        get: operations["registration.getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the registration policy
         * @description Absent members are unchanged, and null ones follow the settings of the server again. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["registration.changePolicy"];
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
        get: operations["usage.list"];
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
        get: operations["usage.listApplications"];
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
        get: operations["administeredUsers.list"];
        put?: never;
        /**
         * Register a user
         * @description The registration policy decides who may register. The secret of an invitation is sent as `invitation`. `error` names every wrong field; an invitation that is not good and names that are taken show only when all fields are right.
         */
        post: operations["registration.register"];
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
        get: operations["administeredUsers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve a registration, grant or revoke the administrator role, ban or unban a user, change limits
         * @description Tokens of a banned user are invalid at once. Users cannot ban themselves, and the last administrator keeps the role. For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        patch: operations["administeredUsers.change"];
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
        post: operations["administeredUsers.mailPasswordReset"];
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
        put: operations["administeredUsers.create"];
        post?: never;
        /**
         * Reject a registration: delete a user who waits for an approval
         * @description For administrators, with a token of an official client that has the scope `profile`. With the policy `step_up` `dangerous`, users need a login within the last five minutes; otherwise the 403 has `WWW-Authenticate` with the error `insufficient_user_authentication` (RFC 9470).
         */
        delete: operations["administeredUsers.rejectRegistration"];
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
        get: operations["users.getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's profile
         * @description A new password or e-mail address needs the current password as `old_password`, and an official client; a user with a second factor needs a token of a login with it within the last five minutes, too. A verified address stays in force until the new one is verified by the link that is mailed to it. Needs the scope `profile`.
         */
        patch: operations["users.changeProfile"];
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
        get: operations["ownAudit.byCaller"];
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
        get: operations["ownAudit.ofCaller"];
        put?: never;
        post?: never;
        delete?: never;
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
        get: operations["usage.own"];
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
        get: operations["usage.ownApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An access key of an application. */
        AccessKey: {
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
        AdministeredApplication: {
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
        AdministeredApplicationDetails: {
            collaborators: components["schemas"]["Collaborator"][];
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
            organizations: components["schemas"]["CollaboratingOrganization"][];
            reported: components["schemas"]["ReportedUsage"];
        };
        /** @description A network component as administrators see it. */
        AdministeredComponent: {
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
        AdministeredComponentDetails: {
            /**
             * @description Only approved components get tokens.
             * @enum {string}
             */
            approval: "pending" | "approved" | "withdrawn";
            collaborators: components["schemas"]["Collaborator"][];
            /** Format: date-time */
            created: string;
            /** @description Name of the user who created it. */
            creator: string | null;
            /** @example my-handler */
            id: string;
            organizations: components["schemas"]["CollaboratingOrganization"][];
            /** @enum {string} */
            type: "router" | "broker" | "handler";
        };
        /** @description A gateway as administrators see it: without its key, its location and its status. */
        AdministeredGateway: {
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
        AdministeredGatewayDetails: {
            collaborators: components["schemas"]["Collaborator"][];
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
            organizations: components["schemas"]["CollaboratingOrganization"][];
            /** @description Name of the owner in its settings. */
            owner: string | null;
        };
        /** @description A notice as administrators see it. */
        AdministeredNotice: {
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
        AdministeredOrganization: {
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
        AnyOrganization: {
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
        Application: {
            /** @description With the right `settings`, not in lists. */
            access_keys?: components["schemas"]["AccessKey"][];
            /** @description For collaborators, and keys with the right `collaborators`; not in lists. */
            collaborators?: components["schemas"]["Collaborator"][];
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
        ApplicationUsage: {
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
            reported: components["schemas"]["ReportedUsage"];
        };
        /** @description An entry of the history of an entity. */
        AuditEntry: {
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
        Client: {
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
        ClientRights: {
            /**
             * @description The `client_id`.
             * @example my-service
             */
            client: string;
            rights: string[];
        };
        /** @description An organization with rights on an entity. */
        CollaboratingOrganization: {
            /** @example acme */
            id: string;
            name: string;
            rights: string[];
        };
        /** @description A user with rights on an entity. */
        Collaborator: {
            /** @description Visible to callers who may manage collaborators. */
            email?: string;
            /** @description Those without the rights through organizations; absent when all are the own ones. */
            own_rights?: string[];
            rights: string[];
            username: string;
        };
        /** @description A network component with the rights of the caller. */
        Component: {
            /**
             * @description Only approved components get tokens.
             * @enum {string}
             */
            approval: "pending" | "approved" | "withdrawn";
            /** @description With the right `component:collaborators`, not in lists. */
            collaborators?: components["schemas"]["Collaborator"][];
            /** Format: date-time */
            created: string;
            /** @example my-handler */
            id: string;
            rights: ("component:settings" | "component:delete" | "component:collaborators")[];
            /** @enum {string} */
            type: "router" | "broker" | "handler";
        };
        /** @description The token with which a component announces itself. */
        ComponentToken: {
            /** Format: date-time */
            expires: string;
            token: string;
        };
        CreatedEui: {
            /** @example 70B3D57ED0000001 */
            eui: string;
        };
        /** @description A deleted entity whose id is reserved. */
        Deleted: {
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
        EntityRights: {
            /** @example my-app */
            id: string;
            /** @enum {string} */
            kind: "apps" | "gateways";
            rights: string[];
        };
        /** @description Why a request was rejected. */
        Failure: {
            /** @description The HTTP status. */
            code: number;
            /** @description Error message. */
            error: string;
        };
        /** @description The channels of a region. */
        FrequencyPlan: {
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
        FullAuditEntry: {
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
        Gateway: {
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
            collaborators?: components["schemas"]["Collaborator"][];
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
            token?: components["schemas"]["GatewayToken"];
        };
        /** @description The new key of a gateway. */
        GatewayKey: {
            key: string;
        };
        /** @description The token that a gateway sends to routers. */
        GatewayToken: {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
        };
        /** @description The state of an installation, by the reports of its apps. */
        Installation: {
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
            outside_checks: components["schemas"]["OutsideChecks"];
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
        Invitation: {
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
        ListedFrequencyPlan: {
            /** @description Frequency band of the gateway, in MHz. */
            base_freq: number;
            description: string;
            /** @example EU_863_870 */
            id: string;
            name: string;
            url: string;
        };
        /** @description An OpenID Connect provider through which users log in. */
        LoginProvider: {
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
        Notice: {
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
        Organization: {
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
        OrganizationEntity: {
            id: string;
            /** @enum {string} */
            kind: "apps" | "components" | "gateways";
            rights: string[];
        };
        /** @description A member of an organization. */
        OrganizationMember: {
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
        OutsideChecks: {
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
        Profile: {
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
        RegisteredUser: {
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
        RegistrationPolicy: {
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
        ReportedUsage: {
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
        Usage: {
            /** @description 0 is no limit. */
            limits: {
                /** @description Of the applications of the user. */
                access_keys: number;
                applications: number;
                gateways: number;
                organizations: number;
            };
            /** @description Of the applications that the user has created and has all rights on. */
            reported: components["schemas"]["ReportedUsage"];
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
        User: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "allApplications.list": {
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
                    "application/json": components["schemas"]["AdministeredApplication"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "allApplications.get": {
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
                    "application/json": components["schemas"]["AdministeredApplicationDetails"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredComponents.list": {
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
                    "application/json": components["schemas"]["AdministeredComponent"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredComponents.get": {
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
                    "application/json": components["schemas"]["AdministeredComponentDetails"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredComponents.approve": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredComponents.withdraw": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "allGateways.list": {
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
                    "application/json": components["schemas"]["AdministeredGateway"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "allGateways.get": {
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
                    "application/json": components["schemas"]["AdministeredGatewayDetails"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "allNotices.list": {
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
                    "application/json": components["schemas"]["AdministeredNotice"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "allNotices.create": {
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
                    "application/json": components["schemas"]["AdministeredNotice"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "allNotices.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredOrganizations.list": {
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
                    "application/json": components["schemas"]["AdministeredOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredOrganizations.get": {
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
                    "application/json": components["schemas"]["AnyOrganization"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredOrganizations.change": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "applications.list": {
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
                    "application/json": components["schemas"]["Application"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "applications.create": {
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
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "applications.get": {
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
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "applications.delete": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "applications.change": {
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
                    "application/json": components["schemas"]["Application"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "accessKeys.list": {
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
                    "application/json": components["schemas"]["AccessKey"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "accessKeys.create": {
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
                    "application/json": components["schemas"]["AccessKey"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "accessKeys.get": {
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
                    "application/json": components["schemas"]["AccessKey"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "accessKeys.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "audit.ofApplication": {
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appClients.list": {
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
                    "application/json": components["schemas"]["ClientRights"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appClients.get": {
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
                    "application/json": components["schemas"]["ClientRights"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appClients.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appClients.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appCollaborators.list": {
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
                    "application/json": components["schemas"]["Collaborator"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appCollaborators.get": {
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
                    "application/json": components["schemas"]["Collaborator"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appCollaborators.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appCollaborators.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "euis.list": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "euis.create": {
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
                    "application/json": components["schemas"]["CreatedEui"] | string;
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "euis.add": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "euis.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appOrganizations.list": {
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
                    "application/json": components["schemas"]["CollaboratingOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appOrganizations.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "appOrganizations.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "applications.restore": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "applications.getRights": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "allAudit.list": {
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
                    "application/json": components["schemas"]["FullAuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "clients.list": {
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
                    "application/json": components["schemas"]["Client"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "clients.create": {
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
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "clients.get": {
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
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "clients.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "clients.change": {
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
                    "application/json": components["schemas"]["Client"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "clients.history": {
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "rightsOfClient.list": {
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
                    "application/json": components["schemas"]["EntityRights"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "components.list": {
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
                    "application/json": components["schemas"]["Component"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "components.create": {
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
                    "application/json": components["schemas"]["Component"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "components.get": {
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
                    "application/json": components["schemas"]["Component"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "audit.ofComponent": {
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "components.putCollaborator": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "components.removeCollaborator": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "componentOrganizations.list": {
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
                    "application/json": components["schemas"]["CollaboratingOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "componentOrganizations.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "componentOrganizations.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "components.createToken": {
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
                    "application/json": components["schemas"]["ComponentToken"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "deleted.list": {
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
                    "application/json": components["schemas"]["Deleted"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "deleted.purgeApplication": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "deleted.purgeClient": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "deleted.purgeGateway": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "frequencyPlans.list": {
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
                        [key: string]: components["schemas"]["ListedFrequencyPlan"];
                    };
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "frequencyPlans.get": {
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
                    "application/json": components["schemas"]["FrequencyPlan"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.list": {
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
                    "application/json": components["schemas"]["Gateway"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.create": {
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
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.get": {
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
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.delete": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.change": {
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
                    "application/json": components["schemas"]["Gateway"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "audit.ofGateway": {
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayClients.list": {
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
                    "application/json": components["schemas"]["ClientRights"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayClients.get": {
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
                    "application/json": components["schemas"]["ClientRights"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayClients.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayClients.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayCollaborators.list": {
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
                    "application/json": components["schemas"]["Collaborator"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayCollaborators.get": {
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
                    "application/json": components["schemas"]["Collaborator"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayCollaborators.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayCollaborators.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.replaceKey": {
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
                    "application/json": components["schemas"]["GatewayKey"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayOrganizations.list": {
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
                    "application/json": components["schemas"]["CollaboratingOrganization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayOrganizations.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gatewayOrganizations.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.getRights": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "gateways.createToken": {
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
                    "application/json": components["schemas"]["GatewayToken"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "installation.check": {
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
                    "application/json": components["schemas"]["Installation"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "installation.reportOutsideChecks": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "invitations.list": {
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
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "invitations.create": {
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
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "invitations.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "loginProviders.list": {
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
                    "application/json": components["schemas"]["LoginProvider"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "loginProviders.create": {
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
                    "application/json": components["schemas"]["LoginProvider"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "loginProviders.get": {
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
                    "application/json": components["schemas"]["LoginProvider"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "loginProviders.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "loginProviders.change": {
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
                    "application/json": components["schemas"]["LoginProvider"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notices.list": {
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
                    "application/json": components["schemas"]["Notice"][];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "openApi.get": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizations.list": {
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
                    "application/json": components["schemas"]["Organization"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizations.create": {
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
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizations.get": {
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
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizations.delete": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizations.change": {
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
                    "application/json": components["schemas"]["Organization"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizationAudit.list": {
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizations.listEntities": {
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
                    "application/json": components["schemas"]["OrganizationEntity"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "organizations.leave": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "members.list": {
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
                    "application/json": components["schemas"]["OrganizationMember"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "members.get": {
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
                    "application/json": components["schemas"]["OrganizationMember"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "members.put": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "members.remove": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "registration.getPolicy": {
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
                    "application/json": components["schemas"]["RegistrationPolicy"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "registration.changePolicy": {
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
                    "application/json": components["schemas"]["RegistrationPolicy"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "usage.list": {
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
                    "application/json": components["schemas"]["Usage"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "usage.listApplications": {
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
                    "application/json": components["schemas"]["ApplicationUsage"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredUsers.list": {
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
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "registration.register": {
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
                    "application/json": components["schemas"]["RegisteredUser"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredUsers.get": {
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
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredUsers.change": {
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
                    "application/json": components["schemas"]["User"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredUsers.mailPasswordReset": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredUsers.create": {
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
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "administeredUsers.rejectRegistration": {
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "users.getProfile": {
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
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "users.changeProfile": {
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
                    "application/json": components["schemas"]["Profile"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
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
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ownAudit.byCaller": {
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
                    "application/json": components["schemas"]["FullAuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ownAudit.ofCaller": {
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
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "usage.own": {
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
                    "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "usage.ownApplications": {
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
                    "application/json": components["schemas"]["ApplicationUsage"][];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
