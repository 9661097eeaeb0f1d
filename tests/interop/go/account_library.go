package main

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"

	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/errors"
	"github.com/TheThingsNetwork/go-account-lib/oauth"
	"github.com/TheThingsNetwork/go-account-lib/tokens"
	"golang.org/x/oauth2"
)

const password = "seven hungry herons"

// redirect is where nobody has to listen: the browser of this program stops before it.
const redirect = "http://127.0.0.1:49152/callback"

// person is somebody with an account, and their clients of the account server.
type person struct {
	server   string
	username string
	token    *oauth2.Token
}

// people are those of this run: the owner makes things, the friend gets rights on them.
type people struct {
	owner, friend *person
}

func checkAccountLibrary(b bench) {
	p := people{&person{server: b.Account, username: fresh()}, &person{server: b.Account, username: fresh()}}
	checkUsers(b, p)
	checkAuthorizations(b, p.owner)
	checkApplications(b, p)
	checkAccessKeys(b, p.owner)
	checkGateways(b, p)
	checkGatewayTokens(b, p.owner)
	checkComponents(b, p)
	checkClients(p.owner)
	checkTokenStores(p.owner)
	checkKeys(b, p.owner)
	checkRequests(b, p.owner)
	checkPasswords(b, p.friend)
}

func fresh() string {
	random := make([]byte, 6)
	if _, err := rand.Read(random); err != nil {
		fail(err)
	}
	return "go-" + hex.EncodeToString(random)
}

func oauthOf(server string) *oauth.Config {
	return oauth.OAuth(server, &oauth.Client{ID: demoClient, Secret: demoClient, RedirectURL: redirect})
}

// account is the library as v2's command line sets it up: with a manager that asks for a token of one entity when it is
// needed. No header is set: the server recognizes the library where it cannot do without a body.
func (p *person) account() *account.Account {
	manager := tokens.HTTPManager(p.server, p.token.AccessToken, tokens.MemoryStore())
	return account.NewWithManager(p.server, p.token.AccessToken, manager)
}

func (p *person) logIn() (err error) {
	p.token, err = oauthOf(p.server).PasswordCredentialsToken(p.username, password)
	return err
}

// statusOf is what the library makes of a rejection; 0 when there is none.
func statusOf(err error) int {
	if err == nil {
		return 0
	}
	return errors.StatusCode(err)
}

// steps stops at the first thing that goes wrong.
func steps(work ...func() error) error {
	for _, step := range work {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// expect stops with a complaint unless a text of `fmt` is as wanted.
func expect(what string, wanted interface{}, got func() (interface{}, error)) func() error {
	return func() error {
		value, err := got()
		if err != nil {
			return fmt.Errorf("%s: %s", what, err)
		}
		return same(what, value, wanted)
	}
}

// rejected stops unless something is rejected with this status.
func rejected(what string, code int, work func() error) func() error {
	return func() error { return same(what, statusOf(work()), code) }
}

func textOf(response *http.Response) (string, error) {
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return string(body), err
}
