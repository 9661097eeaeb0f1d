package main

import (
	"strings"
	"time"

	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/claims"
	"github.com/TheThingsNetwork/go-account-lib/rights"
	"github.com/TheThingsNetwork/ttn/core/types"
)

const pollPause = 100 * time.Millisecond

// componentCalls are what the library has for one type of component.
type componentCalls struct {
	create  func(string) error
	find    func(string) (account.Component, error)
	token   func(string) (string, error)
	grant   func(string, string, []types.Right) error
	retract func(string, string) error
}

func callsFor(a *account.Account) map[string]componentCalls {
	return map[string]componentCalls{
		"router":  {a.CreateRouter, a.FindRouter, a.RouterToken, a.GrantRouterRights, a.RetractRouterRights},
		"broker":  {a.CreateBroker, a.FindBroker, a.BrokerToken, a.GrantBrokerRights, a.RetractBrokerRights},
		"handler": {a.CreateHandler, a.FindHandler, a.HandlerToken, a.GrantHandlerRights, a.RetractHandlerRights},
	}
}

// approvedToken has an administrator approve a component, which its owner waits for, and gets its token.
func approvedToken(id string, token func() (string, error)) (string, error) {
	say(wish{Wants: "approval", Component: id})
	for {
		got, err := token()
		if err == nil || !strings.Contains(err.Error(), "is not approved yet") {
			return got, err
		}
		time.Sleep(pollPause)
	}
}

func checkComponents(b bench, p people) {
	client := p.owner.account()
	given := []types.Right{rights.ComponentSettings}

	for _, kind := range []string{"router", "broker", "handler"} {
		kind, id := kind, fresh()
		calls := callsFor(client)[kind]

		check("creates a "+kind+" and gets its token", func() error {
			if err := calls.create(id); err != nil {
				return err
			}
			found, err := calls.find(id)
			if err != nil {
				return err
			}
			token, err := approvedToken(id, func() (string, error) { return calls.token(id) })
			if err != nil {
				return err
			}
			checked, err := claims.FromComponentToken(providerOf(b), token)
			if err != nil {
				return err
			}
			read, err := claims.FromComponentTokenWithoutValidation(token)
			_, as := claims.FromGatewayToken(providerOf(b), token)
			return all(err,
				same("the type", found.Type, kind),
				same("the type in the token", checked.Type, kind),
				same("whose token it is", read.Subject, id),
				same("its issuer", checked.GetIssuer(), "fieldpost"),
				same("being rejected as a gateway", as != nil, true),
			)
		})

		check("grants and retracts rights on a "+kind, func() error {
			friend := func() *account.Account { return p.friend.account() }
			return steps(
				func() error { return calls.grant(id, p.friend.username, given) },
				p.friend.logIn,
				func() error { _, err := callsFor(friend())[kind].token(id); return err },
				rejected("the friend granting more", 403, func() error {
					return callsFor(friend())[kind].grant(id, p.friend.username, given)
				}),
				func() error { return calls.retract(id, p.friend.username) },
				rejected("the friend's token afterwards", 403, func() error {
					_, err := callsFor(friend())[kind].token(id)
					return err
				}),
			)
		})
	}

	check("lists components, and takes the type as a word", func() error {
		id := fresh()
		_, wrong := client.FindComponent("gadget", id)
		return steps(
			func() error { return client.CreateComponent("router", id) },
			func() error { _, err := client.FindComponent("router", id); return err },
			func() error {
				_, err := approvedToken(id, func() (string, error) { return client.ComponentToken("router", id) })
				return err
			},
			func() error { return client.GrantComponentRights("router", id, p.friend.username, given) },
			func() error { return client.RetractComponentRights("router", id, p.friend.username) },
			expect("how many there are", 4, func() (interface{}, error) {
				components, err := client.ListComponents()
				return len(components), err
			}),
			func() error { return same("being stopped by the library", wrong != nil, true) },
		)
	})
}
