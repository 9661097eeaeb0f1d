package main

import (
	"encoding/json"
	"net/http"

	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/auth"
	"github.com/TheThingsNetwork/go-account-lib/scope"
	"github.com/TheThingsNetwork/go-account-lib/util"
	"github.com/TheThingsNetwork/go-utils/log"
)

func checkRequests(b bench, owner *person) {
	logger := log.Get()
	headers := map[string]string{"Prefer": "return=representation"}
	bearer := func() auth.Strategy { return auth.AccessToken(owner.token.AccessToken) }
	id := fresh()
	path := "/api/v2/gateways/" + id

	check("sends requests of its own, with every method", func() error {
		var list []account.Gateway
		body := map[string]string{"id": id, "frequency_plan": plan}
		rejection := util.GET(logger, b.Account, auth.Public, path+"/rights", nil, nil)
		return steps(
			func() error { return util.POST(logger, b.Account, bearer(), "/api/v2/gateways", headers, body, nil) },
			func() error { return util.GET(logger, b.Account, bearer(), "/api/v2/gateways", headers, &list) },
			func() error { return same("having it in the list", has(list, id), true) },
			func() error { return requireFailure(rejection) },
			owner.logIn,
			func() error {
				return util.PATCH(logger, b.Account, bearer(), path, headers, map[string]bool{"auto_update": true}, nil)
			},
			func() error {
				rights := map[string][]string{"rights": {"gateway:collaborators"}}
				return util.PUT(logger, b.Account, bearer(), path+"/collaborators/"+owner.username, headers, rights, nil)
			},
			func() error {
				return same("deleting without the right", statusOf(util.DELETE(logger, b.Account, bearer(), path, nil)), 403)
			},
		)
	})

	check("reads a body as it comes, and sends headers of the user's", func() error {
		body, err := util.GETBody(logger, b.Account, bearer(), "/api/v2/users/me", nil)
		if err != nil {
			return err
		}
		defer body.Close()
		var profile account.Profile
		if err := json.NewDecoder(body).Decode(&profile); err != nil {
			return err
		}
		client := http.Client{Transport: util.NewRoundTripper(logger, map[string]string{"Prefer": "return=minimal"})}
		answer, err := client.Get(b.Account + "/key")
		if err != nil {
			return err
		}
		answer.Body.Close()
		return all(
			same("whose profile it is", profile.Username, owner.username),
			same("the status", answer.StatusCode, http.StatusOK),
		)
	})

	check("logs with the logger that it is given, and stops what is not valid", func() error {
		client := account.NewWithAccessToken(b.Account, owner.token.AccessToken).WithLogger(logger)
		_, err := client.Profile()
		return all(err,
			same("a collaborator without rights", util.Validate([]account.Collaborator{{Username: "ann"}}) != nil, true),
			same("an application", util.Validate(&account.Application{ID: "an-app"}), nil),
			same("the scope of a gateway", scope.Gateway("g"), "gateways:g"),
			same("the scope of a component", scope.Component("c"), "components:c"),
		)
	})
}

func has(gateways []account.Gateway, id string) bool {
	for _, gateway := range gateways {
		if gateway.ID == id {
			return true
		}
	}
	return false
}

// requireFailure reads a rejection as the library hands it on.
func requireFailure(err error) error {
	rejection, isRejection := err.(util.HTTPError)
	return all(
		same("being a rejection", isRejection, true),
		same("its status", rejection.Code, http.StatusUnauthorized),
		same("having a sentence", rejection.Error() != "", true),
	)
}
