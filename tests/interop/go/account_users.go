package main

import (
	"time"

	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/scope"
	"github.com/TheThingsNetwork/go-account-lib/tokens"
	"golang.org/x/oauth2"
)

func checkUsers(b bench, p people) {
	check("registers users, who log in", func() error {
		nobody := account.NewWithPublic(b.Account)
		return steps(
			// The first user of a server is its administrator, which the owner of things must not be.
			func() error {
				return nobody.RegisterUser(p.friend.username, p.friend.username+"@example.com", password)
			},
			func() error {
				return account.New(b.Account).RegisterUser(p.owner.username, p.owner.username+"@example.com", password)
			},
			p.owner.logIn,
			p.friend.logIn,
			func() error { return same("the token being valid", p.owner.token.Valid(), true) },
			func() error {
				_, err := oauthOf(b.Account).PasswordCredentialsToken(p.owner.username, "wrong")
				return same("the answer to a wrong password", statusOf(err), 400)
			},
		)
	})

	check("reads and edits the profile", func() error {
		client := account.NewWithAccessToken(b.Account, p.owner.token.AccessToken)
		name := &account.Name{First: "Ada", Last: "Field"}
		return steps(
			func() error { return client.EditProfile(account.Profile{Name: name}) },
			expect("the name", "Ada Field", func() (interface{}, error) {
				profile, err := client.Profile()
				return profile.Name.String(), err
			}),
			expect("the user name", p.owner.username, func() (interface{}, error) {
				profile, err := client.Profile()
				return profile.Username, err
			}),
		)
	})
}

func checkAuthorizations(b bench, owner *person) {
	config := oauthOf(b.Account)
	var token *oauth2.Token

	check("gets tokens for a code, and renews them", func() error {
		back, err := newBrowser(b.Account).allow(config.AuthCodeURL("a-state"), owner.username, password)
		if err != nil {
			return err
		}
		if token, err = config.Exchange(back.Get("code")); err != nil {
			return err
		}
		expired := &oauth2.Token{RefreshToken: token.RefreshToken, Expiry: time.Now().Add(-time.Hour)}
		renewed, err := config.TokenSource(expired).Token()
		if err != nil {
			return err
		}
		profile, err := account.NewWithAccessToken(b.Account, renewed.AccessToken).Profile()
		_, again := config.Exchange(back.Get("code"))
		return all(err,
			same("the state", back.Get("state"), "a-state"),
			same("whose token it is", profile.Username, owner.username),
			same("the answer to a used code", statusOf(again), 400),
		)
	})

	check("lists the authorized clients and takes one back", func() error {
		client := owner.account()
		clients, err := client.AuthorizedClients()
		if err != nil {
			return err
		}
		if err := same("how many there are", len(clients), 1); err != nil {
			return err
		}
		removed := client.RemoveAuthorizedClient(clients[0].Name)
		after, err := client.AuthorizedClients()
		left := all(err, removed, same("the client", clients[0].Name, demoClient), same("what is left", len(after), 0))
		_, restricted := tokens.HTTPManager(owner.server, owner.token.AccessToken, tokens.MemoryStore()).TokenForScope(scope.Apps)
		return all(left, same("a narrower token of the login that this ended", restricted == nil, false), owner.logIn())
	})
}

func checkPasswords(b bench, friend *person) {
	check("changes the password", func() error {
		client := account.NewWithAccessToken(b.Account, friend.token.AccessToken)
		return steps(
			rejected("a wrong old password", 500, func() error { return client.EditPassword("wrong", "eight tired herons") }),
			func() error { return client.EditPassword(password, "eight tired herons") },
			func() error {
				_, err := oauthOf(b.Account).PasswordCredentialsToken(friend.username, "eight tired herons")
				return err
			},
			rejected("the old password", 400, friend.logIn),
		)
	})
}
