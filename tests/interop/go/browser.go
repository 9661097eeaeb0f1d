package main

import (
	"fmt"
	"html"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strings"
)

// browser keeps cookies and goes where it is sent, but never off the server.
type browser struct {
	server string
	http   *http.Client
}

func newBrowser(server string) *browser {
	jar, _ := cookiejar.New(nil) // never fails without options
	stay := func(r *http.Request, _ []*http.Request) error {
		if strings.HasPrefix(r.URL.String(), server) {
			return nil
		}
		return http.ErrUseLastResponse
	}
	return &browser{server, &http.Client{Jar: jar, CheckRedirect: stay}}
}

var (
	formPattern  = regexp.MustCompile(`(?s)<form[^>]*action="([^"]*)"[^>]*>(.*?)</form>`)
	inputPattern = regexp.MustCompile(`<input[^>]*>`)
	namePattern  = regexp.MustCompile(`\sname="([^"]*)"`)
	valuePattern = regexp.MustCompile(`\svalue="([^"]*)"`)
)

// allow logs in at an authorization request, allows what is asked, and returns the query that the client is sent back
// with.
func (b *browser) allow(request, username, password string) (url.Values, error) {
	login, err := b.http.Get(request)
	if err != nil {
		return nil, err
	}
	consent, err := b.submit(login, url.Values{"username": {username}, "password": {password}})
	if err != nil {
		return nil, err
	}
	answer, err := b.submit(consent, url.Values{"decision": {"allow"}})
	if err != nil {
		return nil, err
	}
	answer.Body.Close()
	back, err := answer.Location()
	if err != nil {
		return nil, fmt.Errorf("the answer %d leads nowhere", answer.StatusCode)
	}
	return back.Query(), nil
}

// submit sends the first form of a page with these fields filled in.
func (b *browser) submit(page *http.Response, filled url.Values) (*http.Response, error) {
	text, err := textOf(page)
	if err != nil {
		return nil, err
	}
	form := formPattern.FindStringSubmatch(text)
	if form == nil {
		return nil, fmt.Errorf("there is no form in the answer %d", page.StatusCode)
	}
	fields := url.Values{}
	for _, input := range inputPattern.FindAllString(form[2], -1) {
		if name := attribute(namePattern, input); name != "" {
			fields.Set(name, attribute(valuePattern, input))
		}
	}
	for name, values := range filled {
		fields[name] = values
	}
	action, err := page.Request.URL.Parse(html.UnescapeString(form[1]))
	if err != nil {
		return nil, err
	}
	return b.http.PostForm(action.String(), fields)
}

func attribute(pattern *regexp.Regexp, tag string) string {
	found := pattern.FindStringSubmatch(tag)
	if found == nil {
		return ""
	}
	return html.UnescapeString(found[1])
}
