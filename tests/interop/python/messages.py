"""Messages of devices, through the library's MQTT client."""

import base64
import queue

from report import check, same, want

ARRIVAL_SECONDS = 15


def check_messages(client, bench):
    device = bench["device"]
    dev_id, address = device["dev_id"], device["dev_addr"]
    uplinks, connections, published = queue.Queue(), queue.Queue(), queue.Queue()

    with check("logs in over MQTT"):
        client.set_connect_callback(lambda res, client: connections.put(res))
        client.set_uplink_callback(lambda msg, client: uplinks.put(msg))
        client.set_downlink_callback(lambda mid, client: published.put(mid))
        client.connect()
        same("the success of the login", take(connections, "answer to the login"), True)

    with check("receives an uplink with payload_fields"):
        want("uplink", dev_addr=address)
        uplink = take(uplinks, "uplink")
        same("the device", uplink.dev_id, dev_id)
        same("the port", uplink.port, 5)
        same("the counter", uplink.counter, 0)
        same("the bytes", base64.b64decode(uplink.payload_raw), bytes([8, 102, 1]))
        same("the fields", uplink.payload_fields._asdict(), {"led": True, "port": 5, "temperature": 21.5})
        same("the attributes", uplink.attributes._asdict(), {"site": "cellar"})
        same("the data rate", uplink.metadata.data_rate, "SF7BW125")
        same("the number of gateways", len(uplink.metadata.gateways), 1)

    with check("sends bytes that leave with the next uplink"):
        client.send(dev_id, base64.b64encode(b"\x01\x02\x03").decode(), port=3)
        take(published, "word that the message is out")
        want("uplink", dev_addr=address, downlink=True)
        same("the counter", take(uplinks, "uplink").counter, 1)

    with check("sends fields in a confirmed message that leaves with the next uplink"):
        client.send(dev_id, {"led": True}, port=4, conf=True, sched="last")
        take(published, "word that the message is out")
        want("uplink", dev_addr=address, downlink=True)
        same("the counter", take(uplinks, "uplink").counter, 2)

    with check("hangs up"):
        client.close()


def take(things, what):
    try:
        return things.get(timeout=ARRIVAL_SECONDS)
    except queue.Empty:
        raise AssertionError(f"no {what} came within {ARRIVAL_SECONDS} s") from None
