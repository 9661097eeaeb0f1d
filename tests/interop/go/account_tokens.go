package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/auth"
	"github.com/TheThingsNetwork/go-account-lib/cache"
	"github.com/TheThingsNetwork/go-account-lib/claims"
	"github.com/TheThingsNetwork/go-account-lib/rights"
	"github.com/TheThingsNetwork/go-account-lib/scope"
	"github.com/TheThingsNetwork/go-account-lib/tokenkey"
	"github.com/TheThingsNetwork/go-account-lib/tokens"
)

func providerOf(b bench) tokenkey.Provider {
	return tokenkey.HTTPProvider(map[string]string{"fieldpost": b.Account}, cache.EmptyCache)
}

func checkTokenStores(owner *person) {
	id := fresh()
	parent := func() string { return owner.token.AccessToken }

	check("restricts a token, only ever to less", func() error {
		if err := owner.logIn(); err != nil {
			return err
		}
		if _, err := owner.account().CreateApplication(id, "For tokens", nil); err != nil {
			return err
		}
		narrow, err := tokens.RestrictScope(owner.server, parent(), []string{scope.App(id), scope.Profile})
		if err != nil {
			return err
		}
		said, err := claims.FromTokenWithoutValidation(narrow)
		_, wider := tokens.RestrictScope(owner.server, narrow, []string{scope.Gateways})
		rejection, isRejection := wider.(tokens.HTTPError)
		return all(err,
			same("the scope of the application", said.HasScope(scope.App(id)), true),
			same("the scope of gateways", said.HasScope(scope.Gateways), false),
			same("being rejected by the server", isRejection, true),
			same("the status of the rejection", rejection.Code, 403),
		)
	})

	check("keeps restricted tokens in every store, and asks once", func() error {
		folder, err := os.MkdirTemp("", "fieldpost-interop-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		plain := func(name string) string { return name }
		stores := map[string]tokens.TokenStore{
			"memory":               tokens.MemoryStore(),
			"a file":               tokens.FileStore(filepath.Join(folder, "file")),
			"a folder":             tokens.DirStore(folder),
			"a folder with format": tokens.DirStoreWithFormat(folder, "format-%s"),
			"a folder with names":  tokens.FileStoreWithNameFn(folder, plain),
		}
		for name, store := range stores {
			if err := checkStore(owner.server, parent(), store, scope.App(id)); err != nil {
				return fmt.Errorf("%s: %s", name, err)
			}
		}
		return nil
	})

	check("takes a token out of a store that always has it, and asks again where nothing is kept", func() error {
		constant := tokens.HTTPManager(owner.server, parent(), tokens.ConstStore("this one"))
		nothing := tokens.HTTPManager(owner.server, parent(), tokens.NullStore)
		kept, err := constant.TokenForScope(scope.Apps)
		if err != nil {
			return err
		}
		first, err := nothing.TokenForScope(scope.App(id))
		if err != nil {
			return err
		}
		second, err := nothing.TokenForScope(scope.App(id))
		return all(err, same("the kept one", kept, "this one"), same("being asked for twice", first != second, true))
	})

	check("takes part with a strategy that an application brings", func() error {
		manager := tokens.HTTPManager(owner.server, parent(), tokens.NullStore)
		strategies := []auth.Strategy{auth.AccessToken(parent()), auth.AccessTokenWithManager(parent(), manager)}
		for _, strategy := range strategies {
			if err := owner.logIn(); err != nil {
				return err
			}
			client := account.New(owner.server).WithAuth(strategy)
			if _, err := client.Profile(); err != nil {
				return err
			}
		}
		_, public := account.New(owner.server).WithAuth(auth.Public).Profile()
		_, basic := account.New(owner.server).WithAuth(auth.BasicAuth(demoClient, demoClient)).Profile()
		_, key := account.New(owner.server).WithAuth(auth.AccessKey("fieldpost.nothing")).Profile()
		// The library puts these rejections into sentences, and loses the status on the way.
		return all(
			same("being rejected as nobody", public != nil, true),
			same("being rejected as a client", basic != nil, true),
			same("being rejected with a wrong key", key != nil, true),
		)
	})
}

func checkStore(server, parent string, store tokens.TokenStore, wanted string) error {
	manager := tokens.HTTPManager(server, parent, store)
	first, err := manager.TokenForScope(wanted)
	if err != nil {
		return err
	}
	second, err := manager.TokenForScope(wanted)
	if err != nil {
		return err
	}
	kept, err := store.Get(parent, wanted)
	if err != nil {
		return err
	}
	set := store.Set(parent, []string{"apps:another"}, first, time.Hour)
	again, err := store.Get(parent, "apps:another")
	return all(set, err,
		same("the second token", second, first),
		same("the kept one", kept, first),
		same("the one that was put in", again, first),
	)
}

func checkKeys(b bench, owner *person) {
	id := fresh()

	check("checks a token with the key of the server, and reads its rights", func() error {
		if _, err := owner.account().CreateApplication(id, "For claims", nil); err != nil {
			return err
		}
		token, err := tokens.RestrictScope(b.Account, owner.token.AccessToken, []string{scope.App(id)})
		if err != nil {
			return err
		}
		said, err := claims.FromToken(providerOf(b), token)
		if err != nil {
			return err
		}
		var app rights.AppRighter = said
		var gateway rights.GatewayRighter = said
		var component rights.ComponentRighter = said
		_, changed := claims.FromToken(providerOf(b), token[:len(token)-6]+"AAAAAA")
		return all(
			same("the issuer", said.GetIssuer(), "fieldpost"),
			same("the client", said.Client, demoClient),
			same("access to the application", said.AppAccess(id), true),
			same("access to a gateway", said.GatewayAccess(id), false),
			same("access to a component", said.ComponentAccess(id), false),
			same("a right on it", app.AppRight(id, rights.AppSettings), true),
			same("a right on a gateway", gateway.GatewayRight(id, rights.GatewaySettings), false),
			same("a right on a component", component.ComponentRight(id, rights.ComponentSettings), false),
			same("rejecting a changed token", changed != nil, true),
		)
	})

	check("keeps the key of the server in every cache", func() error {
		folder, err := os.MkdirTemp("", "fieldpost-interop-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		name := func(key string) string { return "named-" + key }
		caches := map[string]cache.Cache{
			"memory":               cache.MemoryCache(),
			"a file":               cache.FileCache(folder),
			"a file with a name":   cache.FileCacheWithNameFn(folder, name),
			"a file with a format": cache.FileCacheWithFormat(folder, "format-%s"),
			"both":                 cache.WriteTroughCache(filepath.Join(folder)),
			"both, with a name":    cache.WriteTroughCacheWithNameFn(folder, name),
			"both, with a format":  cache.WriteTroughCacheWithFormat(folder, "both-%s"),
			"nothing":              cache.EmptyCache,
		}
		for kind, kept := range caches {
			if err := checkCache(b, kept); err != nil {
				return fmt.Errorf("%s: %s", kind, err)
			}
		}
		return nil
	})

	check("checks a token with a key that it brings along", func() error {
		key, err := providerOf(b).Get("fieldpost", true)
		if err != nil {
			return err
		}
		constant := tokenkey.ConstProvider(key.Key, key.Algorithm)
		asked := tokenkey.FuncProvider(map[string]tokenkey.TokenFunc{
			"fieldpost": func(bool) (*tokenkey.TokenKey, error) { return key, nil },
		})
		for _, provider := range []tokenkey.Provider{constant, asked} {
			if _, err := claims.FromToken(provider, owner.token.AccessToken); err != nil {
				return err
			}
			if err := provider.Update(); err != nil {
				return err
			}
		}
		return nil
	})
}

// checkCache reads the key through the cache; afterwards, a provider that knows no server still has it from there.
func checkCache(b bench, kept cache.Cache) error {
	provider := tokenkey.HTTPProvider(map[string]string{"fieldpost": b.Account}, kept)
	if err := provider.Update(); err != nil {
		return err
	}
	key, err := provider.Get("fieldpost", false)
	if err != nil || kept == cache.Cache(cache.EmptyCache) {
		return err
	}
	offline, err := tokenkey.HTTPProvider(map[string]string{}, kept).Get("fieldpost", false)
	if err != nil {
		return err
	}
	data, err := kept.Get("fieldpost")
	if err != nil {
		return err
	}
	constant, err := tokenkey.HTTPProvider(map[string]string{}, cache.ConstCache(data)).Get("fieldpost", false)
	return all(err, same("the key", offline.Key, key.Key), same("the key out of the data", constant.Key, key.Key))
}
