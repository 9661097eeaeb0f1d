package main

import (
	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/cache"
	"github.com/TheThingsNetwork/go-account-lib/claims"
	"github.com/TheThingsNetwork/go-account-lib/keys"
	"github.com/TheThingsNetwork/go-account-lib/oauth"
	"github.com/TheThingsNetwork/go-account-lib/rights"
	"github.com/TheThingsNetwork/ttn/core/types"
)

func checkAccessKeys(b bench, owner *person) {
	id := fresh()
	client := owner.account()
	given := []types.Right{rights.AppSettings, rights.ReadUplink}
	var key types.AccessKey

	check("adds an access key, which works", func() (err error) {
		if _, err := client.CreateApplication(id, "With a key", nil); err != nil {
			return err
		}
		if key, err = client.AddAccessKey(id, "first", given); err != nil {
			return err
		}
		bearer := account.NewWithKey(b.Account, key.Key)
		app, err := bearer.FindApplication(id)
		if err != nil {
			return err
		}
		_, stranger := account.NewWithKey(b.Account, key.Key+"x").FindApplication(id)
		return all(
			same("the name", key.Name, "first"),
			same("the rights", key.Rights, given),
			same("the issuer in the key", keys.KeyIssuer(key.Key), "fieldpost"),
			same("the keys that the application shows", app.AccessKeys, []types.AccessKey{key}),
			same("deleting without the right", statusOf(bearer.DeleteApplication(id)), 403),
			same("a wrong key", statusOf(stranger), 401),
		)
	})

	check("exchanges an access key, with a cache and without", func() error {
		basic := account.NewWithBasicAuth(b.Account, demoClient, demoClient)
		direct, err := basic.ExchangeAppKeyForToken(id, key.Key)
		if err != nil {
			return err
		}
		kept := cache.MemoryCache()
		config := oauth.NewWithCache(b.Account, &oauth.Client{ID: demoClient, Secret: demoClient}, kept)
		first, err := config.ExchangeAppKeyForToken(id, key.Key)
		if err != nil {
			return err
		}
		second, err := config.ExchangeAppKeyForToken(id, key.Key)
		if err != nil {
			return err
		}
		said, err := claims.FromTokenWithoutValidation(direct.AccessToken)
		_, wrong := config.ExchangeAppKeyForToken(id, key.Key+"x")
		_, direct401 := basic.ExchangeAppKeyForToken(id, key.Key+"x")
		return all(err,
			same("the token from the cache", second.AccessToken, first.AccessToken),
			same("the rights in the token", said.Apps[id], given),
			same("a wrong key", statusOf(wrong), 401),
			same("a wrong key without the OAuth part", statusOf(direct401), 401),
		)
	})

	check("removes an access key", func() error {
		return steps(
			func() error { return client.RemoveAccessKey(id, "first") },
			rejected("the removed key", 401, func() error {
				_, err := account.NewWithKey(b.Account, key.Key).FindApplication(id)
				return err
			}),
			rejected("removing it again", 404, func() error { return client.RemoveAccessKey(id, "first") }),
		)
	})
}
