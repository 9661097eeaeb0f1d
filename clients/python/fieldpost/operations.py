"""Generated from docs/reference/openapi/fieldpost.json by `npm run generate`: do not edit."""

from __future__ import annotations

from typing import NamedTuple


class Operation(NamedTuple):
    """An operation of the HTTP APIs."""

    method: str
    path: str
    path_parameters: tuple[str, ...] = ()
    query_parameters: tuple[str, ...] = ()
    body_types: tuple[str, ...] = ()


OPERATIONS: dict[str, Operation] = {
    # List the applications of all users
    "account.allApplications.list": Operation("GET", "/api/v2/all-applications", (), ("limit", "offset", "search", "creator", "organization", "sort"), ()),
    # Get an application of any user, also a deleted one
    "account.allApplications.get": Operation("GET", "/api/v2/all-applications/{appId}", ("appId",), (), ()),
    # List the components of all users
    "account.administeredComponents.list": Operation("GET", "/api/v2/all-components", (), ("limit", "offset", "search", "approval", "sort"), ()),
    # Get a component of any user
    "account.administeredComponents.get": Operation("GET", "/api/v2/all-components/{componentId}", ("componentId",), (), ()),
    # Approve a component, which may then get tokens
    "account.administeredComponents.approve": Operation("PUT", "/api/v2/all-components/{componentId}/approval", ("componentId",), (), ()),
    # Withdraw the approval of a component, which ends its tokens
    "account.administeredComponents.withdraw": Operation("DELETE", "/api/v2/all-components/{componentId}/approval", ("componentId",), (), ()),
    # List the gateways of all users
    "account.allGateways.list": Operation("GET", "/api/v2/all-gateways", (), ("limit", "offset", "search", "creator", "organization", "sort"), ()),
    # Get a gateway of any user, also a deleted one
    "account.allGateways.get": Operation("GET", "/api/v2/all-gateways/{gatewayId}", ("gatewayId",), (), ()),
    # List all notices, also those of the past and the future, newest first
    "account.allNotices.list": Operation("GET", "/api/v2/all-notices", (), ("limit", "offset"), ()),
    # Write a notice, which all users see
    "account.allNotices.create": Operation("POST", "/api/v2/all-notices", (), (), ("application/json",)),
    # Remove a notice
    "account.allNotices.remove": Operation("DELETE", "/api/v2/all-notices/{id}", ("id",), (), ()),
    # List all organizations
    "account.administeredOrganizations.list": Operation("GET", "/api/v2/all-organizations", (), ("limit", "offset", "search", "sort"), ()),
    # Get an organization, also a deleted one
    "account.administeredOrganizations.get": Operation("GET", "/api/v2/all-organizations/{organizationId}", ("organizationId",), (), ()),
    # Change the limits of an organization
    "account.administeredOrganizations.change": Operation("PATCH", "/api/v2/all-organizations/{organizationId}", ("organizationId",), (), ("application/json",)),
    # List the applications of the caller
    "account.applications.list": Operation("GET", "/api/v2/applications", (), ("limit", "offset", "deleted"), ()),
    # Create an application
    "account.applications.create": Operation("POST", "/api/v2/applications", (), (), ("application/json",)),
    # Get an application
    "account.applications.get": Operation("GET", "/api/v2/applications/{appId}", ("appId",), (), ()),
    # Change the name of an application
    "account.applications.change": Operation("PATCH", "/api/v2/applications/{appId}", ("appId",), (), ("application/json",)),
    # Delete an application
    "account.applications.delete": Operation("DELETE", "/api/v2/applications/{appId}", ("appId",), (), ()),
    # List access keys
    "account.accessKeys.list": Operation("GET", "/api/v2/applications/{appId}/access-keys", ("appId",), ("limit", "offset"), ()),
    # Create an access key
    "account.accessKeys.create": Operation("POST", "/api/v2/applications/{appId}/access-keys", ("appId",), (), ("application/json",)),
    # Get an access key
    "account.accessKeys.get": Operation("GET", "/api/v2/applications/{appId}/access-keys/{name}", ("appId", "name"), (), ()),
    # Delete an access key
    "account.accessKeys.remove": Operation("DELETE", "/api/v2/applications/{appId}/access-keys/{name}", ("appId", "name"), (), ()),
    # Read its history, newest first
    "account.audit.ofApplication": Operation("GET", "/api/v2/applications/{appId}/audit", ("appId",), ("limit", "offset", "sort"), ()),
    # List OAuth clients with rights
    "account.appClients.list": Operation("GET", "/api/v2/applications/{appId}/clients", ("appId",), ("limit", "offset"), ()),
    # Get the rights of an OAuth client
    "account.appClients.get": Operation("GET", "/api/v2/applications/{appId}/clients/{client}", ("appId", "client"), (), ()),
    # Give rights to an OAuth client
    "account.appClients.put": Operation("PUT", "/api/v2/applications/{appId}/clients/{client}", ("appId", "client"), (), ("application/json",)),
    # Remove an OAuth client
    "account.appClients.remove": Operation("DELETE", "/api/v2/applications/{appId}/clients/{client}", ("appId", "client"), (), ()),
    # List collaborators
    "account.appCollaborators.list": Operation("GET", "/api/v2/applications/{appId}/collaborators", ("appId",), ("limit", "offset"), ()),
    # Get a collaborator
    "account.appCollaborators.get": Operation("GET", "/api/v2/applications/{appId}/collaborators/{username}", ("appId", "username"), (), ()),
    # Add a collaborator or change the rights of one
    "account.appCollaborators.put": Operation("PUT", "/api/v2/applications/{appId}/collaborators/{username}", ("appId", "username"), (), ("application/json",)),
    # Remove a collaborator
    "account.appCollaborators.remove": Operation("DELETE", "/api/v2/applications/{appId}/collaborators/{username}", ("appId", "username"), (), ()),
    # List the EUIs of an application
    "account.euis.list": Operation("GET", "/api/v2/applications/{appId}/euis", ("appId",), ("limit", "offset"), ()),
    # Generate an EUI for an application from the network's block
    "account.euis.create": Operation("POST", "/api/v2/applications/{appId}/euis", ("appId",), (), ()),
    # Add an EUI to an application
    "account.euis.add": Operation("PUT", "/api/v2/applications/{appId}/euis/{eui}", ("appId", "eui"), (), ()),
    # Remove an EUI from an application
    "account.euis.remove": Operation("DELETE", "/api/v2/applications/{appId}/euis/{eui}", ("appId", "eui"), (), ()),
    # List the organizations that are collaborators
    "account.appOrganizations.list": Operation("GET", "/api/v2/applications/{appId}/organizations", ("appId",), ("limit", "offset"), ()),
    # Add an organization as a collaborator or change its rights
    "account.appOrganizations.put": Operation("PUT", "/api/v2/applications/{appId}/organizations/{organizationId}", ("appId", "organizationId"), (), ("application/json",)),
    # Remove an organization as a collaborator
    "account.appOrganizations.remove": Operation("DELETE", "/api/v2/applications/{appId}/organizations/{organizationId}", ("appId", "organizationId"), (), ()),
    # Restore a deleted application
    "account.applications.restore": Operation("POST", "/api/v2/applications/{appId}/restore", ("appId",), (), ()),
    # List the rights of the caller on an application
    "account.applications.getRights": Operation("GET", "/api/v2/applications/{appId}/rights", ("appId",), (), ()),
    # Read the history of everything, newest first
    "account.allAudit.list": Operation("GET", "/api/v2/audit", (), ("limit", "offset", "sort", "kind", "id", "user", "action"), ()),
    # List the caller's OAuth clients, or all for an administrator
    "account.clients.list": Operation("GET", "/api/v2/clients", (), ("limit", "offset"), ()),
    # Register an OAuth client
    "account.clients.create": Operation("POST", "/api/v2/clients", (), (), ("application/json",)),
    # Get an OAuth client
    "account.clients.get": Operation("GET", "/api/v2/clients/{name}", ("name",), (), ()),
    # Change an OAuth client
    "account.clients.change": Operation("PATCH", "/api/v2/clients/{name}", ("name",), (), ("application/json",)),
    # Delete an OAuth client
    "account.clients.remove": Operation("DELETE", "/api/v2/clients/{name}", ("name",), (), ()),
    # Read its history, newest first
    "account.clients.history": Operation("GET", "/api/v2/clients/{name}/audit", ("name",), ("limit", "offset", "sort"), ()),
    # List the applications and gateways on which an OAuth client has rights
    "account.rightsOfClient.list": Operation("GET", "/api/v2/clients/{name}/rights", ("name",), ("limit", "offset"), ()),
    # List the components of the caller
    "account.components.list": Operation("GET", "/api/v2/components", (), ("limit", "offset"), ()),
    # Register a network component
    "account.components.create": Operation("POST", "/api/v2/components/{plural}", ("plural",), (), ("application/json",)),
    # Get a component
    "account.components.get": Operation("GET", "/api/v2/components/{plural}/{componentId}", ("plural", "componentId"), (), ()),
    # Read its history, newest first
    "account.audit.ofComponent": Operation("GET", "/api/v2/components/{plural}/{componentId}/audit", ("plural", "componentId"), ("limit", "offset", "sort"), ()),
    # Add a collaborator or change the rights of one
    "account.components.putCollaborator": Operation("PUT", "/api/v2/components/{plural}/{componentId}/collaborators/{username}", ("plural", "componentId", "username"), (), ("application/json",)),
    # Remove a collaborator
    "account.components.removeCollaborator": Operation("DELETE", "/api/v2/components/{plural}/{componentId}/collaborators/{username}", ("plural", "componentId", "username"), (), ()),
    # List the organizations that are collaborators
    "account.componentOrganizations.list": Operation("GET", "/api/v2/components/{plural}/{componentId}/organizations", ("plural", "componentId"), ("limit", "offset"), ()),
    # Add an organization as a collaborator or change its rights
    "account.componentOrganizations.put": Operation("PUT", "/api/v2/components/{plural}/{componentId}/organizations/{organizationId}", ("plural", "componentId", "organizationId"), (), ("application/json",)),
    # Remove an organization as a collaborator
    "account.componentOrganizations.remove": Operation("DELETE", "/api/v2/components/{plural}/{componentId}/organizations/{organizationId}", ("plural", "componentId", "organizationId"), (), ()),
    # Create a token for a component
    "account.components.createToken": Operation("GET", "/api/v2/components/{plural}/{componentId}/token", ("plural", "componentId"), (), ()),
    # List deleted entities whose ids are reserved, oldest first
    "account.deleted.list": Operation("GET", "/api/v2/deleted", (), ("limit", "offset", "search", "sort"), ()),
    # Purge a deleted entity, which frees its id
    "account.deleted.purgeApplication": Operation("DELETE", "/api/v2/deleted/applications/{appId}", ("appId",), (), ()),
    # Purge a deleted entity, which frees its id
    "account.deleted.purgeClient": Operation("DELETE", "/api/v2/deleted/clients/{name}", ("name",), (), ()),
    # Purge a deleted entity, which frees its id
    "account.deleted.purgeGateway": Operation("DELETE", "/api/v2/deleted/gateways/{gatewayId}", ("gatewayId",), (), ()),
    # List the frequency plans, by id
    "account.frequencyPlans.list": Operation("GET", "/api/v2/frequency-plans", (), (), ()),
    # Get a frequency plan with its channels
    "account.frequencyPlans.get": Operation("GET", "/api/v2/frequency-plans/{planId}", ("planId",), (), ()),
    # List the gateways of the caller
    "account.gateways.list": Operation("GET", "/api/v2/gateways", (), ("limit", "offset"), ()),
    # Register a gateway
    "account.gateways.create": Operation("POST", "/api/v2/gateways", (), (), ("application/json",)),
    # Get a gateway
    "account.gateways.get": Operation("GET", "/api/v2/gateways/{gatewayId}", ("gatewayId",), (), ()),
    # Change a gateway
    "account.gateways.change": Operation("PATCH", "/api/v2/gateways/{gatewayId}", ("gatewayId",), (), ("application/json",)),
    # Delete a gateway
    "account.gateways.delete": Operation("DELETE", "/api/v2/gateways/{gatewayId}", ("gatewayId",), (), ()),
    # Read its history, newest first
    "account.audit.ofGateway": Operation("GET", "/api/v2/gateways/{gatewayId}/audit", ("gatewayId",), ("limit", "offset", "sort"), ()),
    # List OAuth clients with rights
    "account.gatewayClients.list": Operation("GET", "/api/v2/gateways/{gatewayId}/clients", ("gatewayId",), ("limit", "offset"), ()),
    # Get the rights of an OAuth client
    "account.gatewayClients.get": Operation("GET", "/api/v2/gateways/{gatewayId}/clients/{client}", ("gatewayId", "client"), (), ()),
    # Give rights to an OAuth client
    "account.gatewayClients.put": Operation("PUT", "/api/v2/gateways/{gatewayId}/clients/{client}", ("gatewayId", "client"), (), ("application/json",)),
    # Remove an OAuth client
    "account.gatewayClients.remove": Operation("DELETE", "/api/v2/gateways/{gatewayId}/clients/{client}", ("gatewayId", "client"), (), ()),
    # List collaborators
    "account.gatewayCollaborators.list": Operation("GET", "/api/v2/gateways/{gatewayId}/collaborators", ("gatewayId",), ("limit", "offset"), ()),
    # Get a collaborator
    "account.gatewayCollaborators.get": Operation("GET", "/api/v2/gateways/{gatewayId}/collaborators/{username}", ("gatewayId", "username"), (), ()),
    # Add a collaborator or change the rights of one
    "account.gatewayCollaborators.put": Operation("PUT", "/api/v2/gateways/{gatewayId}/collaborators/{username}", ("gatewayId", "username"), (), ("application/json",)),
    # Remove a collaborator
    "account.gatewayCollaborators.remove": Operation("DELETE", "/api/v2/gateways/{gatewayId}/collaborators/{username}", ("gatewayId", "username"), (), ()),
    # Replace the key of a gateway; the old one is invalid at once
    "account.gateways.replaceKey": Operation("POST", "/api/v2/gateways/{gatewayId}/key", ("gatewayId",), (), ()),
    # List the organizations that are collaborators
    "account.gatewayOrganizations.list": Operation("GET", "/api/v2/gateways/{gatewayId}/organizations", ("gatewayId",), ("limit", "offset"), ()),
    # Add an organization as a collaborator or change its rights
    "account.gatewayOrganizations.put": Operation("PUT", "/api/v2/gateways/{gatewayId}/organizations/{organizationId}", ("gatewayId", "organizationId"), (), ("application/json",)),
    # Remove an organization as a collaborator
    "account.gatewayOrganizations.remove": Operation("DELETE", "/api/v2/gateways/{gatewayId}/organizations/{organizationId}", ("gatewayId", "organizationId"), (), ()),
    # List the rights of the caller on a gateway
    "account.gateways.getRights": Operation("GET", "/api/v2/gateways/{gatewayId}/rights", ("gatewayId",), (), ()),
    # Create a token for a gateway
    "account.gateways.createToken": Operation("GET", "/api/v2/gateways/{gatewayId}/token", ("gatewayId",), (), ()),
    # Check the installation
    "account.installation.check": Operation("GET", "/api/v2/installation", (), (), ()),
    # Report what was found from outside
    "account.installation.reportOutsideChecks": Operation("PUT", "/api/v2/installation/outside-checks", (), (), ("application/json",)),
    # List the invitations that can still be used, oldest first
    "account.invitations.list": Operation("GET", "/api/v2/invitations", (), ("limit", "offset", "search", "sort"), ()),
    # Invite a person to register
    "account.invitations.create": Operation("POST", "/api/v2/invitations", (), (), ("application/json",)),
    # Withdraw an invitation
    "account.invitations.remove": Operation("DELETE", "/api/v2/invitations/{id}", ("id",), (), ()),
    # List the login providers
    "account.loginProviders.list": Operation("GET", "/api/v2/login-providers", (), ("limit", "offset"), ()),
    # Add a login provider
    "account.loginProviders.create": Operation("POST", "/api/v2/login-providers", (), (), ("application/json",)),
    # Get a login provider
    "account.loginProviders.get": Operation("GET", "/api/v2/login-providers/{id}", ("id",), (), ()),
    # Change a login provider
    "account.loginProviders.change": Operation("PATCH", "/api/v2/login-providers/{id}", ("id",), (), ("application/json",)),
    # Remove a login provider
    "account.loginProviders.remove": Operation("DELETE", "/api/v2/login-providers/{id}", ("id",), (), ()),
    # List the notices that are shown now, newest first
    "account.notices.list": Operation("GET", "/api/v2/notices", (), (), ()),
    # Get this document
    "account.openApi.get": Operation("GET", "/api/v2/openapi.json", (), (), ()),
    # List the organizations of the caller, oldest first
    "account.organizations.list": Operation("GET", "/api/v2/organizations", (), ("limit", "offset"), ()),
    # Create an organization
    "account.organizations.create": Operation("POST", "/api/v2/organizations", (), (), ("application/json",)),
    # Get an organization
    "account.organizations.get": Operation("GET", "/api/v2/organizations/{organizationId}", ("organizationId",), (), ()),
    # Change the name of an organization
    "account.organizations.change": Operation("PATCH", "/api/v2/organizations/{organizationId}", ("organizationId",), (), ("application/json",)),
    # Delete an organization
    "account.organizations.delete": Operation("DELETE", "/api/v2/organizations/{organizationId}", ("organizationId",), (), ()),
    # Read its history, newest first
    "account.organizationAudit.list": Operation("GET", "/api/v2/organizations/{organizationId}/audit", ("organizationId",), ("limit", "offset", "sort"), ()),
    # List the applications, components and gateways of an organization
    "account.organizations.listEntities": Operation("GET", "/api/v2/organizations/{organizationId}/entities", ("organizationId",), ("limit", "offset"), ()),
    # End the collaboration of an organization on an entity
    "account.organizations.leave": Operation("DELETE", "/api/v2/organizations/{organizationId}/entities/{kind}/{entityId}", ("organizationId", "kind", "entityId"), (), ()),
    # List the members of an organization
    "account.members.list": Operation("GET", "/api/v2/organizations/{organizationId}/members", ("organizationId",), ("limit", "offset"), ()),
    # Get a member of an organization
    "account.members.get": Operation("GET", "/api/v2/organizations/{organizationId}/members/{username}", ("organizationId", "username"), (), ()),
    # Add a member or change the role or the rights of one
    "account.members.put": Operation("PUT", "/api/v2/organizations/{organizationId}/members/{username}", ("organizationId", "username"), (), ("application/json",)),
    # Remove a member, or leave an organization
    "account.members.remove": Operation("DELETE", "/api/v2/organizations/{organizationId}/members/{username}", ("organizationId", "username"), (), ()),
    # Get the registration policy
    "account.registration.getPolicy": Operation("GET", "/api/v2/registration", (), (), ()),
    # Change the registration policy
    "account.registration.changePolicy": Operation("PATCH", "/api/v2/registration", (), (), ("application/json",)),
    # List how much each user uses, oldest user first
    "account.usage.list": Operation("GET", "/api/v2/usage", (), ("limit", "offset", "search", "sort"), ()),
    # List devices and messages of all applications, oldest application first
    "account.usage.listApplications": Operation("GET", "/api/v2/usage/applications", (), ("limit", "offset", "search", "sort"), ()),
    # List all users, oldest first
    "account.administeredUsers.list": Operation("GET", "/api/v2/users", (), ("limit", "offset", "search", "state", "sort"), ()),
    # Register a user
    "account.registration.register": Operation("POST", "/api/v2/users", (), (), ("application/json",)),
    # Get the caller's profile
    "account.users.getProfile": Operation("GET", "/api/v2/users/me", (), (), ()),
    # Change the caller's profile
    "account.users.changeProfile": Operation("PATCH", "/api/v2/users/me", (), (), ("application/json",)),
    # Read what the caller has done, newest first
    "account.ownAudit.byCaller": Operation("GET", "/api/v2/users/me/activity", (), ("limit", "offset", "sort"), ()),
    # Read the history of the caller's account, including logins, newest first
    "account.ownAudit.ofCaller": Operation("GET", "/api/v2/users/me/audit", (), ("limit", "offset", "sort"), ()),
    # Get the own usage
    "account.usage.own": Operation("GET", "/api/v2/users/me/usage", (), (), ()),
    # List devices and messages of the applications that count for the caller
    "account.usage.ownApplications": Operation("GET", "/api/v2/users/me/usage/applications", (), ("limit", "offset", "search", "sort"), ()),
    # Get a user
    "account.administeredUsers.get": Operation("GET", "/api/v2/users/{username}", ("username",), (), ()),
    # Approve a registration, grant or revoke the administrator role, ban or unban a user, change limits
    "account.administeredUsers.change": Operation("PATCH", "/api/v2/users/{username}", ("username",), (), ("application/json",)),
    # Mail a user the link to set a new password
    "account.administeredUsers.mailPasswordReset": Operation("POST", "/api/v2/users/{username}/password-reset", ("username",), (), ()),
    # Create a user
    "account.administeredUsers.create": Operation("PUT", "/api/v2/users/{username}/registration", ("username",), (), ("application/json",)),
    # Reject a registration: delete a user who waits for an approval
    "account.administeredUsers.rejectRegistration": Operation("DELETE", "/api/v2/users/{username}/registration", ("username",), (), ()),
    # Get the handler of a JoinEUI
    "discovery.announcements.getByAppEui": Operation("GET", "/announcements/handler/app-eui/{appEui}", ("appEui",), ("expand",), ()),
    # Get the handler of an application
    "discovery.announcements.getByAppId": Operation("GET", "/announcements/handler/app-id/{appId}", ("appId",), ("expand",), ()),
    # Get the router of a gateway
    "discovery.announcements.getByGatewayId": Operation("GET", "/announcements/router/gateway-id/{gatewayId}", ("gatewayId",), ("expand",), ()),
    # List the components of a service
    "discovery.announcements.getAll": Operation("GET", "/announcements/{service}", ("service",), ("expand", "limit", "offset", "id", "app_id"), ()),
    # Get a component
    "discovery.announcements.get": Operation("GET", "/announcements/{service}/{id}", ("service", "id"), ("expand",), ()),
    # Get this document
    "discovery.openApi.get": Operation("GET", "/discovery/openapi.json", (), (), ()),
    # Register an application at this handler
    "handler.applicationManager.registerApplication": Operation("POST", "/handler/applications", (), (), ("application/json",)),
    # Get the payload settings
    "handler.applicationManager.getApplication": Operation("GET", "/handler/applications/{app_id}", ("app_id",), (), ()),
    # Change the payload settings
    "handler.applicationManager.setApplication": Operation("PUT", "/handler/applications/{app_id}", ("app_id",), (), ("application/json",)),
    # Change the payload settings
    "handler.applicationManager.postApplication": Operation("POST", "/handler/applications/{app_id}", ("app_id",), (), ("application/json",)),
    # Remove an application from this handler
    "handler.applicationManager.deleteApplication": Operation("DELETE", "/handler/applications/{app_id}", ("app_id",), (), ()),
    # Get an address for a device
    "handler.devAddresses.take": Operation("GET", "/handler/applications/{app_id}/dev-addr", ("app_id",), ("usage",), ()),
    # Export devices
    "handler.deviceTransfer.export": Operation("GET", "/handler/applications/{app_id}/device-export", ("app_id",), ("format", "keys", "counters"), ()),
    # Import devices
    "handler.deviceTransfer.import": Operation("POST", "/handler/applications/{app_id}/device-import", ("app_id",), ("dry_run", "all_or_nothing", "replace"), ("application/json", "text/csv")),
    # Count the devices by state
    "handler.traffic.deviceStates": Operation("GET", "/handler/applications/{app_id}/device-states", ("app_id",), (), ()),
    # List devices
    "handler.applicationManager.getDevicesForApplication": Operation("GET", "/handler/applications/{app_id}/devices", ("app_id",), ("search", "sort", "state", "located", "keys", "last_seen", "limit", "offset"), ()),
    # Create or change a device
    "handler.applicationManager.setDeviceWithoutDevId": Operation("PUT", "/handler/applications/{app_id}/devices", ("app_id",), (), ("application/json",)),
    # Create or change a device
    "handler.applicationManager.postDeviceWithoutDevId": Operation("POST", "/handler/applications/{app_id}/devices", ("app_id",), (), ("application/json",)),
    # Get a device
    "handler.applicationManager.getDevice": Operation("GET", "/handler/applications/{app_id}/devices/{dev_id}", ("app_id", "dev_id"), ("keys",), ()),
    # Create or change a device
    "handler.applicationManager.setDevice": Operation("PUT", "/handler/applications/{app_id}/devices/{dev_id}", ("app_id", "dev_id"), (), ("application/json",)),
    # Create or change a device
    "handler.applicationManager.postDevice": Operation("POST", "/handler/applications/{app_id}/devices/{dev_id}", ("app_id", "dev_id"), (), ("application/json",)),
    # Remove a device
    "handler.applicationManager.deleteDevice": Operation("DELETE", "/handler/applications/{app_id}/devices/{dev_id}", ("app_id", "dev_id"), (), ()),
    # Queue a downlink
    "handler.downlinkQueue.put": Operation("POST", "/handler/applications/{app_id}/devices/{dev_id}/down", ("app_id", "dev_id"), (), ("application/json",)),
    # List downlinks
    "handler.downlinkQueue.list": Operation("GET", "/handler/applications/{app_id}/devices/{dev_id}/down", ("app_id", "dev_id"), (), ()),
    # Remove all downlinks
    "handler.downlinkQueue.clear": Operation("DELETE", "/handler/applications/{app_id}/devices/{dev_id}/down", ("app_id", "dev_id"), (), ()),
    # Remove a waiting downlink
    "handler.downlinkQueue.remove": Operation("DELETE", "/handler/applications/{app_id}/devices/{dev_id}/down/{id}", ("app_id", "dev_id", "id"), (), ()),
    # List stored uplinks
    "handler.recentMessages.listByDevId": Operation("GET", "/handler/applications/{app_id}/devices/{dev_id}/messages", ("app_id", "dev_id"), ("last", "limit"), ()),
    # Publish an uplink that no device sent
    "handler.applicationManager.simulateUplink": Operation("POST", "/handler/applications/{app_id}/devices/{dev_id}/simulate-uplink", ("app_id", "dev_id"), (), ("application/json",)),
    # Get the traffic of a device
    "handler.traffic.ofDevice": Operation("GET", "/handler/applications/{app_id}/devices/{dev_id}/traffic", ("app_id", "dev_id"), ("range",), ()),
    # Encode fields that are not sent
    "handler.applicationManager.dryDownlink": Operation("POST", "/handler/applications/{app_id}/dry-downlink", ("app_id",), (), ("application/json",)),
    # Decode a payload that is not published
    "handler.applicationManager.dryUplink": Operation("POST", "/handler/applications/{app_id}/dry-uplink", ("app_id",), (), ("application/json",)),
    # Read messages as they come
    "handler.liveEvents.stream": Operation("GET", "/handler/applications/{app_id}/events", ("app_id",), ("device", "type"), ()),
    # List integrations
    "handler.integrations.list": Operation("GET", "/handler/applications/{app_id}/integrations", ("app_id",), (), ()),
    # Get an integration
    "handler.integrations.get": Operation("GET", "/handler/applications/{app_id}/integrations/{integration}", ("app_id", "integration"), (), ()),
    # Create an integration
    "handler.integrations.create": Operation("POST", "/handler/applications/{app_id}/integrations/{integration}", ("app_id", "integration"), (), ("application/json",)),
    # Change an integration
    "handler.integrations.change": Operation("PUT", "/handler/applications/{app_id}/integrations/{integration}", ("app_id", "integration"), (), ("application/json",)),
    # Delete an integration
    "handler.integrations.remove": Operation("DELETE", "/handler/applications/{app_id}/integrations/{integration}", ("app_id", "integration"), (), ()),
    # List dead letters
    "handler.deadLetters.list": Operation("GET", "/handler/applications/{app_id}/integrations/{integration}/dead-letters", ("app_id", "integration"), ("limit", "after"), ()),
    # Delete dead letters
    "handler.deadLetters.drop": Operation("DELETE", "/handler/applications/{app_id}/integrations/{integration}/dead-letters", ("app_id", "integration"), (), ()),
    # Deliver dead letters again
    "handler.deadLetters.retry": Operation("POST", "/handler/applications/{app_id}/integrations/{integration}/dead-letters/retry", ("app_id", "integration"), (), ()),
    # Delete dead letters
    "handler.deadLetters.dropByLetter": Operation("DELETE", "/handler/applications/{app_id}/integrations/{integration}/dead-letters/{letter}", ("app_id", "integration", "letter"), (), ()),
    # Deliver dead letters again
    "handler.deadLetters.retryByLetter": Operation("POST", "/handler/applications/{app_id}/integrations/{integration}/dead-letters/{letter}/retry", ("app_id", "integration", "letter"), (), ()),
    # List the latest deliveries
    "handler.integrations.deliveries": Operation("GET", "/handler/applications/{app_id}/integrations/{integration}/deliveries", ("app_id", "integration"), (), ()),
    # Get the message storage
    "handler.recentMessages.getStorage": Operation("GET", "/handler/applications/{app_id}/message-storage", ("app_id",), (), ()),
    # Set the message storage
    "handler.recentMessages.setStorage": Operation("PUT", "/handler/applications/{app_id}/message-storage", ("app_id",), (), ("application/json",)),
    # End the message storage
    "handler.recentMessages.removeStorage": Operation("DELETE", "/handler/applications/{app_id}/message-storage", ("app_id",), (), ()),
    # List stored uplinks
    "handler.recentMessages.list": Operation("GET", "/handler/applications/{app_id}/messages", ("app_id",), ("last", "limit"), ()),
    # Query stored uplinks as in v2
    "handler.recentMessages.query": Operation("GET", "/handler/applications/{app_id}/query", ("app_id",), ("last", "limit"), ()),
    # Query stored uplinks as in v2
    "handler.recentMessages.queryByDevId": Operation("GET", "/handler/applications/{app_id}/query/{dev_id}", ("app_id", "dev_id"), ("last", "limit"), ()),
    # Get the traffic of an application
    "handler.traffic.ofApplication": Operation("GET", "/handler/applications/{app_id}/traffic", ("app_id",), ("range",), ()),
    # Whether a client may connect (EMQX)
    "handler.emqx.authentication": Operation("POST", "/handler/broker-authentication/emqx/authentication", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may use a topic (EMQX)
    "handler.emqx.authorization": Operation("POST", "/handler/broker-authentication/emqx/authorization", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may use a topic (mosquitto)
    "handler.mosquitto.acl": Operation("POST", "/handler/broker-authentication/mosquitto/acl", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may do everything: no (mosquitto)
    "handler.mosquitto.superuser": Operation("POST", "/handler/broker-authentication/mosquitto/superuser", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may connect (mosquitto)
    "handler.mosquitto.user": Operation("POST", "/handler/broker-authentication/mosquitto/user", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may use an exchange or a queue (RabbitMQ)
    "handler.rabbitmq.resource": Operation("POST", "/handler/broker-authentication/rabbitmq/resource", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may use a routing key (RabbitMQ)
    "handler.rabbitmq.topic": Operation("POST", "/handler/broker-authentication/rabbitmq/topic", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may connect (RabbitMQ)
    "handler.rabbitmq.user": Operation("POST", "/handler/broker-authentication/rabbitmq/user", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # Whether a client may enter a virtual host (RabbitMQ)
    "handler.rabbitmq.vhost": Operation("POST", "/handler/broker-authentication/rabbitmq/vhost", (), (), ("application/json", "application/x-www-form-urlencoded")),
    # List failing integrations of several applications
    "handler.failingIntegrations.list": Operation("GET", "/handler/integrations/failing", (), ("applications",), ()),
    # MQTT over WebSocket
    "handler.mqttOverHttp.explain": Operation("GET", "/handler/mqtt", (), (), ()),
    # Get this document
    "handler.openApi.get": Operation("GET", "/handler/openapi.json", (), (), ()),
    # List the JSON Schemas of messages
    "handler.schemas.getList": Operation("GET", "/handler/schemas", (), (), ()),
    # Get the JSON Schema of a message
    "handler.schemas.get": Operation("GET", "/handler/schemas/{file}", ("file",), (), ()),
    # Get the traffic of several applications
    "handler.traffic.ofApplications": Operation("GET", "/handler/traffic", (), ("applications", "range"), ()),
    # Have a simulated device send for three minutes
    "network.simulations.start": Operation("POST", "/network/applications/{app_id}/devices/{dev_id}/simulation", ("app_id", "dev_id"), (), ("application/json",)),
    # Get the state of the simulated device
    "network.simulations.find": Operation("GET", "/network/applications/{app_id}/devices/{dev_id}/simulation", ("app_id", "dev_id"), (), ()),
    # Stop the simulated device
    "network.simulations.stop": Operation("DELETE", "/network/applications/{app_id}/devices/{dev_id}/simulation", ("app_id", "dev_id"), (), ()),
    # List the devices that are simulated now
    "network.simulations.list": Operation("GET", "/network/applications/{app_id}/simulations", ("app_id",), (), ()),
    # Get the status of several gateways in short
    "network.gateways.summaries": Operation("GET", "/network/gateways", (), ("ids",), ()),
    # Get the addresses for gateways
    "network.gateways.addresses": Operation("GET", "/network/gateways/addresses", (), (), ()),
    # List the gateways that send packets and are not registered
    "network.gateways.listUnregistered": Operation("GET", "/network/gateways/unregistered", (), (), ()),
    # Get the signal of a gateway by hour
    "network.gateways.signal": Operation("GET", "/network/gateways/{gw_id}/signal", ("gw_id",), ("range",), ()),
    # Get the status of a gateway
    "network.gateways.status": Operation("GET", "/network/gateways/{gw_id}/status", ("gw_id",), (), ()),
    # Get this document
    "network.openApi.get": Operation("GET", "/network/openapi.json", (), (), ()),
    # Read the public keys (RFC 7517)
    "oauth.keys.keySet": Operation("GET", "/.well-known/jwks.json", (), (), ()),
    # Read the server metadata (RFC 8414)
    "oauth.metadata.metadata": Operation("GET", "/.well-known/oauth-authorization-server", (), (), ()),
    # Read the metadata of the OpenID provider (OpenID Connect Discovery 1.0)
    "oauth.metadata.openidConfiguration": Operation("GET", "/.well-known/openid-configuration", (), (), ()),
    # Exchange an access key for a token
    "oauth.exchange.exchange": Operation("POST", "/api/v2/applications/token", (), (), ("application/x-www-form-urlencoded", "application/json")),
    # Exchange an access key for a token
    "oauth.exchange.exchangeForApp": Operation("POST", "/api/v2/applications/{appId}/token", ("appId",), (), ("application/x-www-form-urlencoded", "application/json")),
    # List the clients that the caller authorized
    "oauth.authorizedClients.list": Operation("GET", "/api/v2/users/me/authorized-clients", (), ("limit", "offset"), ()),
    # Withdraw the consent for a client
    "oauth.authorizedClients.revoke": Operation("DELETE", "/api/v2/users/me/authorized-clients/{name}", ("name",), (), ()),
    # Read the public key, as v2 components do
    "oauth.keys.key": Operation("GET", "/key", (), (), ()),
    # Show the code of a client without a redirect URI
    "oauth.callback.show": Operation("GET", "/oauth/callback/{client}", ("client",), ("code",), ()),
    # Get this document
    "oauth.openApi.get": Operation("GET", "/oauth/openapi.json", (), (), ()),
    # Show the account
    "oauth.members.overview": Operation("GET", "/users", (), (), ()),
    # Ask a user for consent (RFC 6749)
    "oauth.authorize.ask": Operation("GET", "/users/authorize", (), ("client_id", "redirect_uri", "response_type", "state", "scope", "code_challenge", "code_challenge_method", "response_mode", "nonce", "prompt", "max_age", "login_hint", "id_token_hint", "request", "request_uri"), ()),
    # Send the decision, or a request with a form
    "oauth.authorize.decide": Operation("POST", "/users/authorize", (), ("client_id", "redirect_uri", "response_type", "state", "scope", "code_challenge", "code_challenge_method", "response_mode", "nonce", "prompt", "max_age", "login_hint", "id_token_hint", "request", "request_uri"), ("application/x-www-form-urlencoded",)),
    # Show authorized clients
    "oauth.members.showClients": Operation("GET", "/users/clients", (), (), ()),
    # Withdraw a consent
    "oauth.members.withdraw": Operation("POST", "/users/clients", (), (), ("application/x-www-form-urlencoded",)),
    # Ask for the code of a device, or show the request of the code (RFC 8628)
    "oauth.device.show": Operation("GET", "/users/device", (), ("user_code",), ()),
    # Send the code of a device, or the decision
    "oauth.device.send": Operation("POST", "/users/device", (), (), ("application/x-www-form-urlencoded",)),
    # Get codes for a device (RFC 8628)
    "oauth.deviceAuthorization.authorize": Operation("POST", "/users/device-authorization", (), (), ("application/x-www-form-urlencoded", "application/json")),
    # Log out at the request of a client (OpenID Connect RP-Initiated Logout 1.0)
    "oauth.endSession.ask": Operation("GET", "/users/end-session", (), ("id_token_hint", "client_id", "post_logout_redirect_uri", "state", "logout_hint"), ()),
    # Confirm the logout, or request it with a form
    "oauth.endSession.decide": Operation("POST", "/users/end-session", (), (), ("application/x-www-form-urlencoded",)),
    # Show the form for a lost password
    "oauth.recovery.show": Operation("GET", "/users/forgot-password", (), (), ()),
    # Send the mail for a lost password
    "oauth.recovery.start": Operation("POST", "/users/forgot-password", (), (), ("application/x-www-form-urlencoded",)),
    # Introspect a token (RFC 7662)
    "oauth.introspection.introspect": Operation("POST", "/users/introspect", (), (), ("application/x-www-form-urlencoded", "application/json")),
    # Show linked logins
    "oauth.linkedLogins.show": Operation("GET", "/users/linked-logins", (), (), ()),
    # Link a login
    "oauth.linkedLogins.link": Operation("POST", "/users/linked-logins", (), (), ("application/x-www-form-urlencoded",)),
    # Remove a linked login
    "oauth.linkedLogins.remove": Operation("POST", "/users/linked-logins/remove", (), (), ("application/x-www-form-urlencoded",)),
    # Log in
    "oauth.login.show": Operation("GET", "/users/login", (), ("next", "prompt", "after"), ()),
    # Send name and password
    "oauth.login.logIn": Operation("POST", "/users/login", (), (), ("application/x-www-form-urlencoded",)),
    # Send the code of a second factor
    "oauth.loginSteps.checkCode": Operation("POST", "/users/login/code", (), (), ("application/x-www-form-urlencoded",)),
    # Add the second factor that the login needs
    "oauth.loginSteps.enrol": Operation("POST", "/users/login/enrolment", (), (), ("application/x-www-form-urlencoded",)),
    # Log in with a passkey instead of a password
    "oauth.login.logInWithPasskey": Operation("POST", "/users/login/passkey", (), (), ("application/x-www-form-urlencoded",)),
    # Add a passkey as the second factor that the login needs
    "oauth.passkeys.enrol": Operation("POST", "/users/login/passkey-enrolment", (), (), ("application/x-www-form-urlencoded",)),
    # Use a passkey as second factor
    "oauth.passkeys.check": Operation("POST", "/users/login/passkey-step", (), (), ("application/x-www-form-urlencoded",)),
    # Create an account for a login at a provider
    "oauth.providerLogin.create": Operation("POST", "/users/login/providers", (), (), ("application/x-www-form-urlencoded",)),
    # Start a login at a provider
    "oauth.providerLogin.start": Operation("GET", "/users/login/providers/{provider}", ("provider",), ("next",), ()),
    # Finish a login at a provider
    "oauth.providerLogin.finish": Operation("GET", "/users/login/providers/{provider}/callback", ("provider",), ("state",), ()),
    # Ask whether the user wants to log out
    "oauth.login.askToLogOut": Operation("GET", "/users/logout", (), (), ()),
    # Log out
    "oauth.login.logOut": Operation("POST", "/users/logout", (), (), ("application/x-www-form-urlencoded",)),
    # The script of pages with a passkey
    "oauth.passkeys.script": Operation("GET", "/users/passkeys.js", (), (), ()),
    # Show the form for a new password
    "oauth.members.showPassword": Operation("GET", "/users/password", (), (), ()),
    # Change the password
    "oauth.members.changePassword": Operation("POST", "/users/password", (), (), ("application/x-www-form-urlencoded",)),
    # Show the profile
    "oauth.members.showProfile": Operation("GET", "/users/profile", (), (), ()),
    # Change the profile
    "oauth.members.changeProfile": Operation("POST", "/users/profile", (), (), ("application/x-www-form-urlencoded",)),
    # Register
    "oauth.registration.show": Operation("GET", "/users/register", (), ("next", "invitation"), ()),
    # Send the registration
    "oauth.registration.register": Operation("POST", "/users/register", (), (), ("application/x-www-form-urlencoded",)),
    # Show the form of a mailed link
    "oauth.recovery.showReset": Operation("GET", "/users/reset-password", (), ("token",), ()),
    # Set the new password
    "oauth.recovery.reset": Operation("POST", "/users/reset-password", (), (), ("application/x-www-form-urlencoded",)),
    # Restrict a token
    "oauth.restriction.restrict": Operation("POST", "/users/restrict-token", (), (), ("application/json",)),
    # End a login (RFC 7009)
    "oauth.revocation.revoke": Operation("POST", "/users/revoke", (), (), ("application/x-www-form-urlencoded", "application/json")),
    # Show sessions
    "oauth.members.showSessions": Operation("GET", "/users/sessions", (), (), ()),
    # End sessions
    "oauth.members.endSession": Operation("POST", "/users/sessions", (), (), ("application/x-www-form-urlencoded",)),
    # Get tokens (RFC 6749)
    "oauth.token.issue": Operation("POST", "/users/token", (), (), ("application/x-www-form-urlencoded", "application/json")),
    # Show second factors and app passwords
    "oauth.twoStep.show": Operation("GET", "/users/two-step", (), (), ()),
    # Make an app password
    "oauth.twoStep.addAppPassword": Operation("POST", "/users/two-step/app-passwords", (), (), ("application/x-www-form-urlencoded",)),
    # Remove an app password
    "oauth.twoStep.removeAppPassword": Operation("POST", "/users/two-step/app-passwords/remove", (), (), ("application/x-www-form-urlencoded",)),
    # Start to add an authenticator app
    "oauth.twoStep.startApp": Operation("POST", "/users/two-step/apps", (), (), ("application/x-www-form-urlencoded",)),
    # Confirm an authenticator app
    "oauth.twoStep.confirm": Operation("POST", "/users/two-step/confirm", (), (), ("application/x-www-form-urlencoded",)),
    # Start to add a passkey
    "oauth.passkeys.start": Operation("POST", "/users/two-step/passkeys", (), (), ("application/x-www-form-urlencoded",)),
    # Add a passkey
    "oauth.passkeys.confirm": Operation("POST", "/users/two-step/passkeys/confirm", (), (), ("application/x-www-form-urlencoded",)),
    # Replace the recovery codes
    "oauth.twoStep.renew": Operation("POST", "/users/two-step/recovery-codes", (), (), ("application/x-www-form-urlencoded",)),
    # Remove an authenticator app or a passkey
    "oauth.twoStep.remove": Operation("POST", "/users/two-step/remove", (), (), ("application/x-www-form-urlencoded",)),
    # Show the form that restores a former e-mail address
    "oauth.recovery.showUndo": Operation("GET", "/users/undo-email-change", (), ("token",), ()),
    # Restore the address and set a new password
    "oauth.recovery.undo": Operation("POST", "/users/undo-email-change", (), (), ("application/x-www-form-urlencoded",)),
    # Read the claims about the user (OpenID Connect Core 1.0)
    "oauth.userinfo.read": Operation("GET", "/users/userinfo", (), (), ()),
    # Read the claims about the user (OpenID Connect Core 1.0)
    "oauth.userinfo.readByPost": Operation("POST", "/users/userinfo", (), (), ()),
    # Send the verification mail again
    "oauth.members.mailAgain": Operation("POST", "/users/verification-mail", (), (), ("application/x-www-form-urlencoded",)),
    # Show the page of a verification link
    "oauth.verification.show": Operation("GET", "/users/verify-email", (), ("token",), ()),
    # Verify the address
    "oauth.verification.verify": Operation("POST", "/users/verify-email", (), (), ("application/x-www-form-urlencoded",)),
}
