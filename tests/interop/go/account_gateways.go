package main

import (
	"io"

	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/claims"
	"github.com/TheThingsNetwork/go-account-lib/rights"
	"github.com/TheThingsNetwork/ttn/core/types"
)

const plan = "EU_863_870"

func checkGateways(b bench, p people) {
	id := fresh()
	client := p.owner.account()
	place := account.Location{Longitude: 4.88, Latitude: 52.37, Altitude: 12}
	found := func(pick func(account.Gateway) interface{}) func() (interface{}, error) {
		return func() (interface{}, error) {
			gateway, err := client.FindGateway(id)
			if err != nil {
				return nil, err
			}
			return pick(gateway), nil
		}
	}

	check("reads the frequency plans without an account", func() error {
		plans, err := account.NewWithPublic(b.Account).FrequencyPlans()
		return all(err, same("the id of a plan", plans[plan].ID, plan))
	})

	check("registers a gateway and reads it back", func() error {
		settings := account.GatewaySettings{
			AntennaLocation: &place,
			Attributes:      map[string]interface{}{"brand": "A brand"},
			Router:          "some-router",
		}
		made, err := client.RegisterGateway(id, plan, settings)
		if err != nil {
			return err
		}
		gateway, err := client.FindGateway(id)
		if err != nil {
			return err
		}
		return all(
			same("the id", made.ID, id),
			same("having a key", gateway.Key != "", true),
			same("the token being valid", gateway.Token.Valid(), true),
			same("the place", *gateway.AntennaLocation, place),
			same("the brand", *gateway.Attributes.Brand, "A brand"),
			same("the router", gateway.Router.ID, "some-router"),
			same("the owner", gateway.Owner.Username, p.owner.username),
			same("the plan", gateway.FrequencyPlan, plan),
		)
	})

	check("lists gateways, and streams them", func() error {
		gateways, err := client.ListGateways()
		if err != nil {
			return err
		}
		stream, err := client.StreamGateways()
		if err != nil {
			return err
		}
		defer stream.Close()
		first, err := stream.Next()
		if err != nil {
			return err
		}
		_, end := stream.Next()
		return all(
			same("how many are listed", len(gateways), 1),
			same("the one that streams", first.ID, id),
			same("the end of the stream", end, io.EOF),
		)
	})

	check("edits a gateway", func() error {
		yes, model := true, "A model"
		edits := account.GatewayEdits{
			StatusPublic: &yes, AutoUpdate: &yes, Attributes: &account.GatewayAttributes{Model: &model},
		}
		return steps(
			func() error { return client.EditGateway(id, edits) },
			expect("the brand that was there", "A brand", found(func(g account.Gateway) interface{} { return *g.Attributes.Brand })),
			expect("the new model", model, found(func(g account.Gateway) interface{} { return *g.Attributes.Model })),
			expect("being updated", true, found(func(g account.Gateway) interface{} { return g.AutoUpdate })),
			func() error { return client.ChangeFrequencyPlan(id, "US_902_928") },
			expect("the plan", "US_902_928", found(func(g account.Gateway) interface{} { return g.FrequencyPlan })),
			func() error { return client.ChangeRouter(id, "other-router") },
			expect("the router", "other-router", found(func(g account.Gateway) interface{} { return g.Router.ID })),
			func() error { return client.ChangeLocation(id, 1.5, 2.5) },
			expect("the latitude", 1.5, found(func(g account.Gateway) interface{} { return g.AntennaLocation.Latitude })),
			func() error { return client.ChangeAltitude(id, 99) },
			expect("the altitude", 99, found(func(g account.Gateway) interface{} { return g.AntennaLocation.Altitude })),
		)
	})

	check("grants and retracts rights on a gateway", func() error { return checkGatewaySharing(client, p, id) })

	check("gives a gateway away, and deletes it", func() error {
		return steps(
			func() error { return client.TransferOwnership(id, p.friend.username) },
			p.friend.logIn,
			expect("the owner", p.friend.username, func() (interface{}, error) {
				gateway, err := p.friend.account().FindGateway(id)
				return gateway.Owner.Username, err
			}),
			func() error { return p.friend.account().DeleteGateway(id) },
			rejected("reading it afterwards", 404, func() error { _, err := client.FindGateway(id); return err }),
		)
	})
}

func checkGatewaySharing(client *account.Account, p people, id string) error {
	given := []types.Right{rights.GatewayStatus, rights.GatewayMessages}
	return steps(
		func() error { return client.GrantGatewayRights(id, p.friend.username, given) },
		p.friend.logIn,
		expect("the rights of the friend", given, func() (interface{}, error) {
			return p.friend.account().GatewayRights(id)
		}),
		expect("how many collaborators there are", 2, func() (interface{}, error) {
			collaborators, err := p.friend.account().GatewayCollaborators(id)
			return len(collaborators), err
		}),
		rejected("the friend deleting it", 403, func() error { return p.friend.account().DeleteGateway(id) }),
		func() error { return client.RetractGatewayRights(id, p.friend.username) },
		expect("how many collaborators are left", 1, func() (interface{}, error) {
			collaborators, err := client.GatewayCollaborators(id)
			return len(collaborators), err
		}),
	)
}

func checkGatewayTokens(b bench, owner *person) {
	id := fresh()
	client := owner.account()

	check("gets the token of a gateway, as its owner and with its key", func() error {
		if _, err := client.RegisterGateway(id, plan, account.GatewaySettings{}); err != nil {
			return err
		}
		gateway, err := client.FindGateway(id)
		if err != nil {
			return err
		}
		byOwner, err := client.GetGatewayToken(id)
		if err != nil {
			return err
		}
		byKey, err := oauthOf(b.Account).ExchangeGatewayKeyForToken(id, gateway.Key)
		if err != nil {
			return err
		}
		if err := all(same("the first", byOwner.Valid(), true), same("the second", byKey.Valid(), true)); err != nil {
			return err
		}
		checked, err := claims.FromGatewayToken(providerOf(b), byKey.AccessToken)
		if err != nil {
			return err
		}
		read, err := claims.FromGatewayTokenWithoutValidation(byOwner.AccessToken)
		_, wrong := oauthOf(b.Account).ExchangeGatewayKeyForToken(id, gateway.Key+"x")
		_, as := claims.FromComponentToken(providerOf(b), byKey.AccessToken)
		return all(err,
			same("whose it is", checked.Subject, id),
			same("its issuer", checked.GetIssuer(), "fieldpost"),
			same("what is public", read.LocationPublic, false),
			same("a wrong key", statusOf(wrong), 401),
			same("being rejected as a component", as != nil, true),
		)
	})
}
