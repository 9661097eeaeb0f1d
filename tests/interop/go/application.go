package main

import (
	"fmt"

	"github.com/TheThingsNetwork/api/handler"
	"github.com/TheThingsNetwork/go-account-lib/account"
	ttnsdk "github.com/TheThingsNetwork/go-app-sdk"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

const (
	decoder = `function Decoder(bytes, port) {
  return { temperature: (bytes[0] << 8 | bytes[1]) / 100, led: bytes[2] === 1 };
}`
	converter = `function Converter(decoded, port) { decoded.port = port; return decoded; }`
	validator = `function Validator(converted, port) { return converted.temperature < 100; }`
	encoder   = `function Encoder(object, port) { return [object.led ? 1 : 0]; }`
)

// demoClient is an OAuth client that exists in development mode; its secret is its name.
const demoClient = "fieldpost-demo"

// dryRunner is a part of the SDK's application manager that its interface does not name.
type dryRunner interface {
	TestCustomUplinkPayloadFunctions(string, string, string, []byte, uint8) (*handler.DryUplinkResult, error)
	TestCustomDownlinkPayloadFunctions(string, map[string]interface{}, uint8) (*handler.DryDownlinkResult, error)
}

func checkAccount(b bench) {
	check("exchanges the access key for a token", func() error {
		client := account.NewWithBasicAuth(b.Account, demoClient, demoClient)
		token, err := client.ExchangeAppKeyForToken(b.AppID, b.AccessKey)
		if err != nil {
			return err
		}
		return same("the token being valid", token.Valid(), true)
	})
}

func checkApplication(b bench, client ttnsdk.Client) {
	check("finds the handler through discovery and reads the application", func() error {
		manager, err := client.ManageApplication()
		if err != nil {
			return err
		}
		format, err := manager.GetPayloadFormat()
		return all(err, same("the payload format of a new application", format, ""))
	})

	check("is rejected with a wrong access key", func() error {
		stranger, err := b.clientWith(b.AccessKey + "x")
		if err != nil {
			return err
		}
		defer stranger.Close()
		manager, err := stranger.ManageApplication()
		if err != nil {
			return err
		}
		_, err = manager.GetPayloadFormat()
		return same("the code of the rejection", status.Code(err), codes.PermissionDenied)
	})

	check("sets the payload functions and reads them back", func() error {
		manager, err := client.ManageApplication()
		if err != nil {
			return err
		}
		if err := manager.SetCustomPayloadFunctions(decoder, converter, validator, encoder); err != nil {
			return err
		}
		d, c, v, e, err := manager.GetCustomPayloadFunctions()
		return all(err,
			same("the decoder", d, decoder),
			same("the converter", c, converter),
			same("the validator", v, validator),
			same("the encoder", e, encoder),
		)
	})

	check("tries payload functions on bytes and fields", func() error {
		manager, err := client.ManageApplication()
		if err != nil {
			return err
		}
		runner, ok := manager.(dryRunner)
		if !ok {
			return fmt.Errorf("the SDK has no dry runs")
		}
		up, err := runner.TestCustomUplinkPayloadFunctions(decoder, converter, validator, []byte{8, 102, 1}, 5)
		if err != nil {
			return err
		}
		down, err := runner.TestCustomDownlinkPayloadFunctions(encoder, map[string]interface{}{"led": true}, 5)
		if err != nil {
			return err
		}
		return all(
			same("what was decoded", up.Fields, `{"led":true,"port":5,"temperature":21.5}`),
			same("what the validator said", up.Valid, true),
			same("what was encoded", down.Payload, []byte{1}),
		)
	})
}
