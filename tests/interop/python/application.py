"""The application and its devices, through the library's manager."""

from report import check, same

SPARE = "python-spare"

FUNCTIONS = {
    "decoder": """function Decoder(bytes, port) {
  return { temperature: (bytes[0] << 8 | bytes[1]) / 100, led: bytes[2] === 1 };
}""",
    "converter": "function Converter(decoded, port) { decoded.port = port; return decoded; }",
    "validator": "function Validator(converted, port) { return converted.temperature < 100; }",
    "encoder": "function Encoder(object, port) { return [object.led ? 1 : 0]; }",
}


def check_application(manager, stranger):
    with check("finds the handler through discovery and reads the application"):
        application = manager.get()
        same("the payload format of a new application", application.payload_format, "")

    with check("is rejected with a wrong access key"):
        try:
            stranger.get()
        except RuntimeError as rejection:
            same("the code of the rejection", "PERMISSION_DENIED" in str(rejection), True)
        else:
            raise AssertionError("a stranger reads the application")

    with check("sets the payload format and reads it back"):
        manager.set_payload_format("cayennelpp")
        same("the payload format", manager.get().payload_format, "cayennelpp")

    with check("sets the payload functions and reads them back"):
        manager.set_custom_payload_functions(**FUNCTIONS)
        application = manager.get()
        same("the payload format", application.payload_format, "custom")
        for name, code in FUNCTIONS.items():
            same(f"the {name}", getattr(application, name), code)


def check_devices(manager, bench):
    device = bench["device"]

    with check("registers devices and reads one back"):
        manager.register_device(device["dev_id"], session_of(bench))
        manager.register_device(SPARE, {"appEui": bench["app_eui"], "devEui": "0202020202020202"})
        read = manager.device(device["dev_id"])
        same("the attributes", dict(read.attributes), {"site": "cellar"})
        same("the DevEUI", read.lorawan_device.dev_eui.hex(), device["dev_eui"].lower())
        same("the DevAddr", read.lorawan_device.dev_addr.hex(), device["dev_addr"].lower())
        same("the AppSKey", read.lorawan_device.app_s_key.hex(), device["app_s_key"].lower())

    with check("lists the devices"):
        same("the list", [each.dev_id for each in manager.devices()], [device["dev_id"], SPARE])

    with check("updates a device"):
        manager.update_device(SPARE, {"description": "moved", "fCntUp": 7})
        read = manager.device(SPARE)
        same("the description", read.description, "moved")
        same("the counter", read.lorawan_device.f_cnt_up, 7)

    with check("deletes a device, which is not found afterwards"):
        manager.delete_device(SPARE)
        try:
            manager.device(SPARE)
        except RuntimeError as rejection:
            same("the code of the rejection", "NOT_FOUND" in str(rejection), True)
        else:
            raise AssertionError("the device is still there")


def session_of(bench):
    """The device of the bench in the words of the library, activated by personalisation."""
    device = bench["device"]
    return {
        "appEui": bench["app_eui"],
        "devEui": device["dev_eui"],
        "devAddr": device["dev_addr"],
        "nwkSKey": device["nwk_s_key"],
        "appSKey": device["app_s_key"],
        "attributes": {"site": "cellar"},
        "uses32BitFCnt": True,
    }
