package main

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"fmt"
	"os"

	ttnsdk "github.com/TheThingsNetwork/go-app-sdk"
	"github.com/TheThingsNetwork/ttn/core/types"
)

// bench is what the test hands to this program: a running suite, and an application with a key. The types of the SDK
// read EUIs and keys from hexadecimal text.
type bench struct {
	Account   string       `json:"account"`
	Discovery string       `json:"discovery"`
	CA        string       `json:"ca"`
	AppID     string       `json:"app_id"`
	AccessKey string       `json:"access_key"`
	AppEUI    types.AppEUI `json:"app_eui"`

	// Device is given its session; Joiner joins.
	Device struct {
		DevID   string        `json:"dev_id"`
		DevEUI  types.DevEUI  `json:"dev_eui"`
		NwkSKey types.NwkSKey `json:"nwk_s_key"`
		AppSKey types.AppSKey `json:"app_s_key"`
	} `json:"device"`
	Joiner struct {
		DevID  string       `json:"dev_id"`
		DevEUI types.DevEUI `json:"dev_eui"`
		AppKey types.AppKey `json:"app_key"`
	} `json:"joiner"`
}

func readBench(text string) (b bench, err error) {
	err = json.Unmarshal([]byte(text), &b)
	return b, err
}

// client logs in with the key of the bench.
func (b bench) client() (ttnsdk.Client, error) {
	return b.clientWith(b.AccessKey)
}

func (b bench) clientWith(accessKey string) (ttnsdk.Client, error) {
	pem, err := os.ReadFile(b.CA)
	if err != nil {
		return nil, err
	}
	roots := x509.NewCertPool()
	if !roots.AppendCertsFromPEM(pem) {
		return nil, fmt.Errorf("%s holds no certificate", b.CA)
	}
	config := ttnsdk.NewConfig("fieldpost-interop", b.Account, b.Discovery)
	config.TLSConfig = &tls.Config{RootCAs: roots}
	return config.NewClient(b.AppID, accessKey), nil
}
