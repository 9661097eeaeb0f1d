package main

import (
	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/scope"
)

func checkClients(owner *person) {
	check("creates, edits and removes an OAuth client", func() error {
		client, name := owner.account(), fresh()
		made, err := client.CreateOAuthClient(&account.OAuthClient{
			Name:        name,
			Description: "A client",
			URI:         "https://app.example/callback",
			Grants:      []account.Grant{account.AuthorizationCode, account.RefreshToken},
			Scope:       []string{scope.Profile, scope.Apps},
		})
		if err != nil {
			return err
		}
		found, err := client.FindOAuthClient(name)
		if err != nil {
			return err
		}
		found.Description = "A better client"
		return steps(
			func() error {
				return all(
					same("having a secret when it is made", made.Secret != "", true),
					same("showing it afterwards", found.Secret, ""),
					same("the address", found.URI, "https://app.example/callback"),
					same("being accepted", found.Accepted, false),
				)
			},
			func() error { return client.EditOAuthClient(name, found) },
			expect("the descriptions in the list", "[A better client]", func() (interface{}, error) {
				clients, err := client.ListOAuthClients()
				descriptions := []string{}
				for _, one := range clients {
					descriptions = append(descriptions, one.Description)
				}
				return descriptions, err
			}),
			func() error { return client.RemoveOAuthClient(name) },
			rejected("reading it afterwards", 404, func() error { _, err := client.FindOAuthClient(name); return err }),
		)
	})
}
