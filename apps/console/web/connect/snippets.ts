import {
  type ExampleInputs,
  mosquittoOptions,
  type MqttServer,
  mqttServer,
  subscription,
} from '../access-keys/usage.js';
import type { Way } from './connect-search.js';

/** Inputs of the snippets; all of them read the key from the variable KEY. */
export interface SnippetInputs extends ExampleInputs {
  /** The device that gets the downlink. */
  readonly devId: string;
}

/** Programs that read uplinks and send a downlink. */
export interface Snippets {
  /** Command that installs what the programs need; undefined if they need nothing. */
  readonly install?: string;
  readonly uplinks: string;
  readonly downlink: string;
}

/** One byte at port 1. */
const downlink = '{"port":1,"payload_raw":"AQ=="}';

/** The snippets of a way; undefined for MQTT without an announced MQTT server. */
export function snippetsOf(way: Way, inputs: SnippetInputs): Snippets | undefined {
  if (way === 'curl') return curl(inputs);
  const server = mqttServer(inputs.mqtt);
  return server && byMqtt[way](server, inputs);
}

const curl = ({ appId, devId, origin }: SnippetInputs): Snippets => ({
  uplinks: `curl -N -H "Authorization: Key $KEY" "${origin}/handler/applications/${appId}/events?type=up"`,
  downlink: `curl -H "Authorization: Key $KEY" -H 'Content-Type: application/json' \\
  -d '${downlink}' \\
  ${origin}/handler/applications/${appId}/devices/${devId}/down`,
});

type MqttSnippets = (server: MqttServer, inputs: SnippetInputs) => Snippets;

const mosquitto: MqttSnippets = (server, inputs) => ({
  uplinks: subscription(inputs) ?? '',
  downlink: `mosquitto_pub ${mosquittoOptions(server, inputs.appId)} \\
  -t '${inputs.appId}/devices/${inputs.devId}/down' -m '${downlink}'`,
});

const urlOf = ({ host, port, isSecure }: MqttServer, plain: string, secure: string): string =>
  `${isSecure ? secure : plain}://${host}:${port}`;

const node: MqttSnippets = (server, { appId, devId }) => {
  const connect = `import mqtt from 'mqtt';

const client = await mqtt.connectAsync('${urlOf(server, 'mqtt', 'mqtts')}', {
  username: '${appId}',
  password: process.env.KEY,
});`;
  return {
    install: 'npm install mqtt',
    uplinks: `${connect}
client.on('message', (topic, body) => console.log(topic, JSON.parse(body)));
await client.subscribeAsync('${appId}/devices/+/up');`,
    downlink: `${connect}
await client.publishAsync('${appId}/devices/${devId}/down', JSON.stringify(${downlink}));
await client.endAsync();`,
  };
};

const python: MqttSnippets = ({ host, port, isSecure }, { appId, devId }) => {
  const connect = `client = mqtt.Client(mqtt.CallbackAPIVersion.VERSION2)
client.username_pw_set("${appId}", os.environ["KEY"])${isSecure ? '\nclient.tls_set()' : ''}`;
  return {
    install: 'pip install paho-mqtt',
    uplinks: `import json
import os
import paho.mqtt.client as mqtt

def on_connect(client, userdata, flags, reason_code, properties):
    client.subscribe("${appId}/devices/+/up")

def on_message(client, userdata, message):
    print(message.topic, json.loads(message.payload))

${connect}
client.on_connect = on_connect
client.on_message = on_message
client.connect("${host}", ${port})
client.loop_forever()`,
    downlink: `import os
import paho.mqtt.client as mqtt

${connect}
client.connect("${host}", ${port})
client.loop_start()
client.publish("${appId}/devices/${devId}/down", '${downlink}').wait_for_publish()
client.disconnect()`,
  };
};

const go: MqttSnippets = (server, { appId, devId }) => {
  const program = (imports: string, body: string) => `package main

import (
${imports}
	mqtt "github.com/eclipse/paho.mqtt.golang"
)

func main() {
	options := mqtt.NewClientOptions().AddBroker("${urlOf(server, 'tcp', 'ssl')}").
		SetUsername("${appId}").SetPassword(os.Getenv("KEY"))
	client := mqtt.NewClient(options)
	if token := client.Connect(); token.Wait() && token.Error() != nil {
		log.Fatal(token.Error())
	}
${body}
}`;
  return {
    install: 'go get github.com/eclipse/paho.mqtt.golang',
    uplinks: program(
      '\t"fmt"\n\t"log"\n\t"os"\n',
      `	client.Subscribe("${appId}/devices/+/up", 0, func(_ mqtt.Client, message mqtt.Message) {
		fmt.Println(message.Topic(), string(message.Payload()))
	})
	select {}`,
    ),
    downlink: program(
      '\t"log"\n\t"os"\n',
      `	client.Publish("${appId}/devices/${devId}/down", 0, false, \`${downlink}\`).Wait()
	client.Disconnect(250)`,
    ),
  };
};

const byMqtt: Readonly<Record<Exclude<Way, 'curl'>, MqttSnippets>> = { mosquitto, node, python, go };
