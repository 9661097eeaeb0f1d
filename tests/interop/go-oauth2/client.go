package main

import (
	"context"
	"encoding/json"
	"fmt"

	"golang.org/x/oauth2"
)

// client is the library with the settings of one registered client.
type client struct {
	issuer string
	config oauth2.Config
}

type tokens struct {
	AccessToken  string `json:"access_token"`
	RefreshToken string `json:"refresh_token"`
	TokenType    string `json:"token_type"`
	Valid        bool   `json:"valid"`
}

func (c client) do(ctx context.Context, q question) (any, error) {
	switch q.Asks {
	case "request":
		return c.request(q.Scope), nil
	case "redeem":
		return c.redeem(ctx, q)
	case "log_in":
		token, err := c.config.PasswordCredentialsToken(ctx, q.Username, q.Password)
		return told(token, err)
	case "refresh":
		// A token that has expired is renewed when somebody asks for it.
		token, err := c.config.TokenSource(ctx, &oauth2.Token{RefreshToken: q.RefreshToken}).Token()
		return told(token, err)
	case "who_am_i":
		return c.whoAmI(ctx, q.AccessToken)
	}
	return nil, fmt.Errorf("nobody can do %q", q.Asks)
}

func (c client) request(scope string) map[string]string {
	config := c.config
	config.Scopes = []string{scope}
	verifier, state := oauth2.GenerateVerifier(), oauth2.GenerateVerifier()
	address := config.AuthCodeURL(state, oauth2.S256ChallengeOption(verifier))
	return map[string]string{"url": address, "state": state, "verifier": verifier}
}

func (c client) redeem(ctx context.Context, q question) (any, error) {
	code, err := codeIn(q.Callback, q.State)
	if err != nil {
		return nil, err
	}
	token, err := c.config.Exchange(ctx, code, oauth2.VerifierOption(q.Verifier))
	return told(token, err)
}

func told(token *oauth2.Token, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return tokens{token.AccessToken, token.RefreshToken, token.Type(), token.Valid()}, nil
}

// whoAmI calls the account server with the library's own HTTP client.
func (c client) whoAmI(ctx context.Context, accessToken string) (any, error) {
	http := c.config.Client(ctx, &oauth2.Token{AccessToken: accessToken})
	response, err := http.Get(c.issuer + "/api/v2/users/me")
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var profile struct {
		Username string `json:"username"`
	}
	if err := json.NewDecoder(response.Body).Decode(&profile); err != nil {
		return nil, err
	}
	return profile.Username, nil
}
