"""Types of messages. Generated from docs/reference/schemas by `npm run generate`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class Activation(TypedDict):
    """A join that was accepted."""

    app_eui: str
    dev_eui: str
    metadata: MessageMetadata
    dev_addr: str


class DeviceChange(TypedDict):
    """The location of a device as far as it is known, or its changed parts, and when it was changed."""

    latitude: NotRequired[float]
    longitude: NotRequired[float]
    altitude: NotRequired[int]
    update_at: str


class Downlink(TypedDict):
    """A message to a device."""

    port: NotRequired[int]
    confirmed: NotRequired[bool]
    schedule: NotRequired[Literal["replace", "first", "last"]]
    payload_raw: NotRequired[str]
    payload_fields: NotRequired[dict[str, Any]]


class DownlinkEvent(TypedDict):
    """The downlink that the event is about."""

    message: QueuedDownlink


class FailedDownlink(TypedDict):
    """Why a downlink was not sent, and the downlink if there is one."""

    error: str
    message: NotRequired[QueuedDownlink]


class GatewayMetadata(TypedDict):
    """How a gateway, or one of its antennas, received a frame."""

    gtw_id: NotRequired[str]
    gtw_trusted: NotRequired[bool]
    timestamp: NotRequired[int]
    fine_timestamp: NotRequired[float]
    fine_timestamp_encrypted: NotRequired[str]
    time: str
    antenna: NotRequired[int]
    channel: int
    rssi: float
    snr: float
    rf_chain: int
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    altitude: NotRequired[int]
    location_accuracy: NotRequired[float]
    location_source: NotRequired[str]


class MessageError(TypedDict):
    """What went wrong."""

    error: str


class MessageMetadata(TypedDict):
    """How a frame was received."""

    time: str
    frequency: NotRequired[float]
    modulation: NotRequired[Literal["LORA", "FSK"]]
    data_rate: NotRequired[str]
    bit_rate: NotRequired[int]
    airtime: NotRequired[int]
    coding_rate: NotRequired[str]
    gateways: NotRequired[list[GatewayMetadata]]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    altitude: NotRequired[int]
    location_source: NotRequired[str]


class QueuedDownlink(TypedDict):
    """A downlink in the queue of its device."""

    port: NotRequired[int]
    confirmed: NotRequired[bool]
    payload_raw: NotRequired[str]
    payload_fields: NotRequired[dict[str, Any]]


class RejectedActivation(TypedDict):
    """A join that was rejected."""

    error: str
    app_eui: str | Literal[""]
    dev_eui: str | Literal[""]
    dev_addr: str | Literal[""]
    metadata: MessageMetadata


class SentDownlink(TypedDict):
    """A downlink that was handed to the network."""

    payload: str
    message: dict[str, Any]
    gateway_id: str
    config: Transmission
    warnings: NotRequired[list[str]]


class Transmission(TypedDict):
    """How a downlink is sent; members that are zero are left out."""

    modulation: NotRequired[str]
    data_rate: NotRequired[str]
    bit_rate: NotRequired[int]
    airtime: NotRequired[int]
    counter: NotRequired[int]
    frequency: NotRequired[int]
    power: NotRequired[float]


class UplinkMessage(TypedDict):
    """Data of a device. Members that are empty or zero are left out where the schema lets them."""

    app_id: str
    dev_id: str
    hardware_serial: NotRequired[str]
    port: int
    counter: int
    confirmed: NotRequired[bool]
    is_retry: NotRequired[bool]
    payload_raw: str | None
    payload_fields: NotRequired[dict[str, Any]]
    metadata: MessageMetadata
    attributes: NotRequired[dict[str, str]]


class WebhookUplink(TypedDict):
    """An uplink as it is posted to a webhook."""

    app_id: str
    dev_id: str
    hardware_serial: NotRequired[str]
    port: int
    counter: int
    confirmed: NotRequired[bool]
    is_retry: NotRequired[bool]
    payload_raw: str | None
    payload_fields: NotRequired[dict[str, Any]]
    metadata: MessageMetadata
    attributes: NotRequired[dict[str, str]]
    downlink_url: NotRequired[str]


class EventsCreate(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/create"]
    data: DeviceChange | None


class EventsUpdate(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/update"]
    data: DeviceChange


class EventsDelete(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/delete"]
    data: None


class EventsActivations(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/activations"]
    data: Activation


class EventsActivationsErrors(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/activations/errors"]
    data: RejectedActivation


class EventsUpErrors(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/up/errors"]
    data: MessageError


class EventsDownScheduled(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/down/scheduled"]
    data: DownlinkEvent


class EventsDownSent(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/down/sent"]
    data: SentDownlink


class EventsDownAcks(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/down/acks"]
    data: DownlinkEvent


class EventsDownErrors(TypedDict):
    app_id: str
    dev_id: str
    event: Literal["events/down/errors"]
    data: FailedDownlink


WebhookEvent = Union[EventsCreate, EventsUpdate, EventsDelete, EventsActivations, EventsActivationsErrors, EventsUpErrors, EventsDownScheduled, EventsDownSent, EventsDownAcks, EventsDownErrors]
