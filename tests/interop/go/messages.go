package main

import (
	"fmt"
	"time"

	ttnsdk "github.com/TheThingsNetwork/go-app-sdk"
	"github.com/TheThingsNetwork/ttn/core/types"
)

const arrival = 15 * time.Second

// listener is one device as the application hears it.
type listener struct {
	device  ttnsdk.DevicePubSub
	address string
	uplinks <-chan *types.UplinkMessage
	events  <-chan *types.DeviceEvent
}

func checkMessages(b bench, client ttnsdk.Client) {
	var device listener
	check("logs in over MQTT and subscribes to a device", func() (err error) {
		device, err = listen(client, b.Device.DevID)
		if err != nil {
			return err
		}
		device.address, err = addressOf(client, b.Device.DevID)
		return err
	})
	checkUplink(b, client, device)
	checkDownlinks(device)
	checkJoin(b, client)

	check("hears that a device was updated", func() error {
		dev, err := read(client, b.Device.DevID)
		if err != nil {
			return err
		}
		dev.Description = "heard"
		if err := dev.Update(); err != nil {
			return err
		}
		_, err = device.event(types.UpdateEvent)
		return err
	})
}

func checkUplink(b bench, client ttnsdk.Client, device listener) {
	check("receives an uplink with payload_fields", func() error {
		say(wish{Wants: "uplink", DevAddr: device.address})
		uplink, err := device.uplink()
		if err != nil {
			return err
		}
		return all(
			same("the device", uplink.DevID, b.Device.DevID),
			same("the serial number", uplink.HardwareSerial, b.Device.DevEUI.String()),
			same("the port", uplink.FPort, 5),
			same("the counter", uplink.FCnt, 0),
			same("the bytes", uplink.PayloadRaw, []byte{8, 102, 1}),
			same("the fields", uplink.PayloadFields, map[string]interface{}{"led": true, "port": 5, "temperature": 21.5}),
			same("the data rate", uplink.Metadata.DataRate, "SF7BW125"),
			same("the number of gateways", len(uplink.Metadata.Gateways), 1),
			same("the latitude", uplink.Metadata.Latitude, 52.37),
		)
	})

	check("simulates an uplink", func() error {
		simulator, err := client.Simulate(b.Device.DevID)
		if err != nil {
			return err
		}
		if err := simulator.Uplink(7, []byte{0, 200, 0}); err != nil {
			return err
		}
		uplink, err := device.uplink()
		if err != nil {
			return err
		}
		return all(
			same("the port", uplink.FPort, 7),
			same("the fields", uplink.PayloadFields, map[string]interface{}{"led": false, "port": 7, "temperature": 2}),
		)
	})
}

func checkDownlinks(device listener) {
	check("hears that a downlink is scheduled", func() error {
		if err := device.device.Publish(&types.DownlinkMessage{FPort: 3, PayloadRaw: []byte{1, 2, 3}}); err != nil {
			return err
		}
		event, err := device.event(types.DownlinkScheduledEvent)
		if err != nil {
			return err
		}
		return all(
			same("the port", event.Message.FPort, 3),
			same("the bytes", event.Message.PayloadRaw, []byte{1, 2, 3}),
		)
	})

	check("hears that it was sent with the next uplink", func() error {
		say(wish{Wants: "uplink", DevAddr: device.address, Downlink: true})
		event, err := device.event(types.DownlinkSentEvent)
		if err != nil {
			return err
		}
		if event.Message == nil || event.Config == nil {
			return fmt.Errorf("the event is incomplete: %+v", event)
		}
		return all(
			same("the bytes", event.Message.PayloadRaw, []byte{1, 2, 3}),
			same("the frame being there", len(event.Payload) > 0, true),
			same("the frequency in Hz", event.Config.Frequency, 868100000),
		)
	})

	check("hears that a confirmed downlink of fields was acknowledged", func() error {
		message := &types.DownlinkMessage{
			FPort:         4,
			Confirmed:     true,
			PayloadFields: map[string]interface{}{"led": true},
		}
		if err := device.device.Publish(message); err != nil {
			return err
		}
		if _, err := device.event(types.DownlinkScheduledEvent); err != nil {
			return err
		}
		say(wish{Wants: "uplink", DevAddr: device.address, Downlink: true})
		if _, err := device.event(types.DownlinkSentEvent); err != nil {
			return err
		}
		say(wish{Wants: "uplink", DevAddr: device.address})
		event, err := device.event(types.DownlinkAckEvent)
		if err != nil {
			return err
		}
		return same("the port", event.Message.FPort, 4)
	})
}

func checkJoin(b bench, client ttnsdk.Client) {
	check("hears that a device joined", func() error {
		application, err := client.PubSub()
		if err != nil {
			return err
		}
		// Of one device the SDK hears activations or events, not both: the later subscription takes over.
		activations, err := application.Device(b.Joiner.DevID).SubscribeActivations()
		if err != nil {
			return err
		}
		say(wish{Wants: "join"})
		select {
		case activation := <-activations:
			address, err := addressOf(client, b.Joiner.DevID)
			return all(err,
				same("the DevEUI", activation.DevEUI, b.Joiner.DevEUI),
				same("the AppEUI", activation.AppEUI, b.AppEUI),
				same("the DevAddr", activation.DevAddr, address),
			)
		case <-time.After(arrival):
			return fmt.Errorf("no activation came within %s", arrival)
		}
	})
}

func listen(client ttnsdk.Client, devID string) (l listener, err error) {
	application, err := client.PubSub()
	if err != nil {
		return l, err
	}
	l.device = application.Device(devID)
	if l.uplinks, err = l.device.SubscribeUplink(); err != nil {
		return l, err
	}
	l.events, err = l.device.SubscribeEvents()
	return l, err
}

func (l listener) uplink() (*types.UplinkMessage, error) {
	select {
	case uplink := <-l.uplinks:
		return uplink, nil
	case <-time.After(arrival):
		return nil, fmt.Errorf("no uplink came within %s", arrival)
	}
}

// event waits for an event of this type and passes over others. What downlink events say is in the answer.
func (l listener) event(wanted types.EventType) (*types.DownlinkEventData, error) {
	timeout := time.After(arrival)
	for {
		select {
		case event := <-l.events:
			if event.Event == wanted {
				data, _ := event.Data.(*types.DownlinkEventData)
				return data, nil
			}
		case <-timeout:
			return nil, fmt.Errorf("no event %s came within %s", wanted, arrival)
		}
	}
}
