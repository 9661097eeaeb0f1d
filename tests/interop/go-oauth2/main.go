// Command interop lets golang.org/x/oauth2 work for a test: its argument is one JSON object that registers the client;
// each line of its input asks for one thing, and each line of its output answers one.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"

	"golang.org/x/oauth2"
)

type registration struct {
	Issuer      string `json:"issuer"`
	ID          string `json:"id"`
	Secret      string `json:"secret"`
	RedirectURI string `json:"redirect_uri"`
}

// question is what the test asks for; only the fields that belong to it are set.
type question struct {
	Asks         string `json:"asks"`
	Scope        string `json:"scope"`
	Callback     string `json:"callback"`
	State        string `json:"state"`
	Verifier     string `json:"verifier"`
	Username     string `json:"username"`
	Password     string `json:"password"`
	AccessToken  string `json:"access_token"`
	RefreshToken string `json:"refresh_token"`
}

type problem struct {
	Error   string `json:"error"`
	Message string `json:"message"`
}

type answer struct {
	Value   any      `json:"value,omitempty"`
	Problem *problem `json:"problem,omitempty"`
}

func main() {
	if len(os.Args) != 2 {
		fail(fmt.Errorf("usage: %s JSON", os.Args[0]))
	}
	var r registration
	if err := json.Unmarshal([]byte(os.Args[1]), &r); err != nil {
		fail(err)
	}
	c := client{issuer: r.Issuer, config: configOf(r)}
	lines := bufio.NewScanner(os.Stdin)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var q question
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			fail(err)
		}
		if err := out.Encode(reply(c, q)); err != nil {
			fail(err)
		}
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// The library finds out by itself whether the secret goes into the header or the body.
func configOf(r registration) oauth2.Config {
	return oauth2.Config{
		ClientID:     r.ID,
		ClientSecret: r.Secret,
		RedirectURL:  r.RedirectURI,
		Endpoint: oauth2.Endpoint{
			AuthURL:  r.Issuer + "/users/authorize",
			TokenURL: r.Issuer + "/users/token",
		},
	}
}

func reply(c client, q question) answer {
	value, err := c.do(context.Background(), q)
	if err == nil {
		return answer{Value: value}
	}
	var rejected *oauth2.RetrieveError
	var mismatch *callbackError
	switch {
	case errors.As(err, &rejected):
		return answer{Problem: &problem{Error: rejected.ErrorCode, Message: err.Error()}}
	case errors.As(err, &mismatch):
		return answer{Problem: &problem{Error: mismatch.code, Message: err.Error()}}
	}
	return answer{Problem: &problem{Message: err.Error()}}
}

// callbackError is what the address says that the browser came back to; the library leaves reading it to its user.
type callbackError struct{ code string }

func (e *callbackError) Error() string { return "the callback says " + e.code }

func codeIn(callback, state string) (string, error) {
	address, err := url.Parse(callback)
	if err != nil {
		return "", err
	}
	query := address.Query()
	if query.Get("state") != state {
		return "", &callbackError{"mismatching_state"}
	}
	if code := query.Get("error"); code != "" {
		return "", &callbackError{code}
	}
	return query.Get("code"), nil
}
