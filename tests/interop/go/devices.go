package main

import (
	"fmt"

	ttnsdk "github.com/TheThingsNetwork/go-app-sdk"
	"github.com/TheThingsNetwork/ttn/core/types"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

const spare = "go-spare"

func checkDevices(b bench, client ttnsdk.Client) {
	check("creates devices and reads them back", func() error {
		manager, err := client.ManageDevices()
		if err != nil {
			return err
		}
		if err := createDevices(b, manager); err != nil {
			return err
		}
		joiner, err := manager.Get(b.Joiner.DevID)
		if err != nil {
			return err
		}
		return all(
			same("the AppEUI", joiner.AppEUI, b.AppEUI),
			same("the DevEUI", joiner.DevEUI, b.Joiner.DevEUI),
			same("the AppKey", joiner.AppKey, &b.Joiner.AppKey),
			same("having an address before the join", hasAddress(joiner), false),
			same("the attributes", joiner.Attributes, map[string]string{"site": "cellar"}),
		)
	})

	check("personalizes a device with an address of the network", func() error {
		device, err := read(client, b.Device.DevID)
		if err != nil {
			return err
		}
		if err := device.Personalize(b.Device.NwkSKey, b.Device.AppSKey); err != nil {
			return err
		}
		again, err := read(client, b.Device.DevID)
		if err != nil {
			return err
		}
		return all(
			same("the DevAddr", again.DevAddr, device.DevAddr),
			same("the NwkSKey", again.NwkSKey, &b.Device.NwkSKey),
			same("the AppSKey", again.AppSKey, &b.Device.AppSKey),
		)
	})

	check("lists the devices page by page", func() error {
		manager, err := client.ManageDevices()
		if err != nil {
			return err
		}
		everything, err := manager.List(0, 0)
		if err != nil {
			return err
		}
		second, err := manager.List(1, 1)
		if err != nil {
			return err
		}
		return all(
			same("the list", names(everything), []string{b.Device.DevID, b.Joiner.DevID, spare}),
			same("its second page of one", names(second), []string{b.Joiner.DevID}),
		)
	})

	check("updates a device", func() error {
		device, err := read(client, spare)
		if err != nil {
			return err
		}
		device.Description, device.Altitude = "moved", -12
		if err := device.Update(); err != nil {
			return err
		}
		again, err := read(client, spare)
		if err != nil {
			return err
		}
		return all(same("the description", again.Description, "moved"), same("the altitude", again.Altitude, -12))
	})

	check("deletes a device, which is not found afterwards", func() error {
		device, err := read(client, spare)
		if err != nil {
			return err
		}
		if err := device.Delete(); err != nil {
			return err
		}
		_, err = read(client, spare)
		return same("the code of the rejection", status.Code(err), codes.NotFound)
	})
}

func createDevices(b bench, manager ttnsdk.DeviceManager) error {
	joiner := &ttnsdk.Device{SparseDevice: ttnsdk.SparseDevice{
		DevID:      b.Joiner.DevID,
		AppEUI:     b.AppEUI,
		DevEUI:     b.Joiner.DevEUI,
		AppKey:     &b.Joiner.AppKey,
		Attributes: map[string]string{"site": "cellar"},
	}, Uses32BitFCnt: true}
	device := &ttnsdk.Device{SparseDevice: ttnsdk.SparseDevice{
		DevID:     b.Device.DevID,
		AppEUI:    b.AppEUI,
		DevEUI:    b.Device.DevEUI,
		Latitude:  52.37,
		Longitude: 4.88,
	}, Uses32BitFCnt: true}
	other := &ttnsdk.Device{SparseDevice: ttnsdk.SparseDevice{
		DevID:  spare,
		AppEUI: b.AppEUI,
		DevEUI: types.DevEUI{1, 1, 1, 1, 1, 1, 1, 1},
	}}
	return all(manager.Set(joiner), manager.Set(device), manager.Set(other))
}

func read(client ttnsdk.Client, devID string) (*ttnsdk.Device, error) {
	manager, err := client.ManageDevices()
	if err != nil {
		return nil, err
	}
	return manager.Get(devID)
}

func names(list ttnsdk.DeviceList) (ids []string) {
	for _, device := range list {
		ids = append(ids, device.DevID)
	}
	return ids
}

// hasAddress says whether the network knows the device by an address; all zeros is none.
func hasAddress(device *ttnsdk.Device) bool {
	return device.DevAddr != nil && !device.DevAddr.IsEmpty()
}

// addressOf is the address that the network gave to the device, as hexadecimal text.
func addressOf(client ttnsdk.Client, devID string) (string, error) {
	device, err := read(client, devID)
	if err != nil {
		return "", err
	}
	if !hasAddress(device) {
		return "", fmt.Errorf("%s has no address", devID)
	}
	return device.DevAddr.String(), nil
}
