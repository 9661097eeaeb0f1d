// Generated from docs/reference/openapi/network.json by `npm run generate`: do not edit.
export interface paths {
    "/network/applications/{app_id}/devices/{dev_id}/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the simulated device
         * @description Whether the simulated device sends, or why it has ended. The network app remembers this until it is restarted; with several replicas, one that is shut down hands what it ran over to the others. Needs the right `devices` on the application.
         */
        get: operations["simulations.find"];
        put?: never;
        /**
         * Have a simulated device send for three minutes
         * @description The network gets LoRaWAN frames of a registered device, as if a gateway had received them, every ten seconds: join requests until it has joined, then uplinks with a temperature and a humidity (Cayenne LPP, port 1). It listens for downlinks. A join replaces the session of the device, and uplinks use its counter: the real device has to join again, or is ignored until its counter is higher. Needs the right `devices` on the application.
         */
        post: operations["simulations.start"];
        /**
         * Stop the simulated device
         * @description Returns its state. A device that is not simulated is no error. Needs the right `devices` on the application.
         */
        delete: operations["simulations.stop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/applications/{app_id}/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices that are simulated now
         * @description An owner has two simulated devices at most. With several replicas, those of one that does not reply within a second are left out. Needs the right `devices` on the application.
         */
        get: operations["simulations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of several gateways in short
         * @description Gateways on which the caller lacks the right are left out. Needs the right `gateway:status` on the gateway.
         */
        get: operations["gateways.summaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/{gw_id}/signal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signal of a gateway by hour
         * @description Needs the right `gateway:status` on the gateway.
         */
        get: operations["gateways.signal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/{gw_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a gateway
         * @description Needs the right `gateway:status` on the gateway.
         */
        get: operations["gateways.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the addresses for gateways
         * @description Needs a token.
         */
        get: operations["gateways.addresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/gateways/unregistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the gateways that send packets and are not registered
         * @description Needs an administrator with the scope `profile`, through an official client.
         */
        get: operations["gateways.listUnregistered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this document */
        get: operations["openApi.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Where gateways reach the network. */
        GatewayAddresses: {
            /** @description For gateway connectors over MQTT, without TLS. */
            mqtt: {
                host: string;
                port: number;
            };
            /** @description For gateway connectors over MQTT, with TLS. */
            mqtts: {
                host: string;
                port: number;
            };
            /** @description For LoRa Basics Station, LNS and CUPS, with TLS. */
            station: {
                host: string;
                port: number;
            };
            /** @description For packet forwarders with the Semtech UDP protocol. */
            udp: {
                host: string;
                port: number;
            };
        };
        /** @description How strong (RSSI in dBm) and clear (SNR in dB) a gateway received uplinks, by hour. */
        GatewaySignal: {
            gateway_id: string;
            /** @description Every hour of the range, the oldest first; the last one is not over. */
            hours: {
                /** Format: date-time */
                at: string;
                /** @description Null when nothing was measured. */
                rssi: {
                    least: number;
                    mean: number;
                    most: number;
                } | null;
                /** @description Null when nothing was measured. */
                snr: {
                    least: number;
                    mean: number;
                    most: number;
                } | null;
                uplinks: number;
            }[];
            /** @enum {string} */
            range: "24h" | "7d";
        };
        /** @description How a gateway does. */
        GatewayStatus: {
            /** @description Its network address, with the right `gateway:settings`. */
            address?: string;
            /** @description Whether it can transmit now. */
            connected: boolean;
            /** @description By sub-band; empty where no duty cycle is prescribed. */
            duty_cycle: {
                from_hz: number;
                /** @description Part of an hour, such as 0.01. */
                limit: number;
                to_hz: number;
                /** @description Of the last hour, in the same unit. */
                used: number;
            }[];
            gateway_id: string;
            /** @description Frames of the last hour, since the network app started. */
            last_hour: {
                downlinks: number;
                rejected_downlinks: number;
                uplinks: number;
            };
            /** @description The last downlink that it did not transmit. */
            last_rejection?: {
                reason: string;
                /** Format: date-time */
                time: string;
            };
            /** @description Null for a gateway that was never heard. */
            last_seen: string | null;
            /** @description The newest first, without content. The addresses and EUIs of devices need the right `gateway:messages`. */
            last_uplinks: {
                app_eui?: string;
                /** @description Such as `SF7BW125`; empty for FSK. */
                data_rate: string;
                dev_addr?: string;
                dev_eui?: string;
                frequency_hz: number;
                /** @description Of the whole frame, in bytes. */
                length: number;
                /** @description In dBm. */
                rssi: number;
                /** @description In dB. */
                snr: number;
                /** Format: date-time */
                time: string;
                /** @enum {string} */
                type: "data" | "join";
            }[];
            /**
             * @description Absent when it is not connected.
             * @enum {string}
             */
            protocol?: "udp" | "basics-station" | "grpc" | "mqtt";
            /** @description What the gateway reported last. `contact_email` needs the right `gateway:settings`, `location` the right `gateway:location`. */
            report?: {
                /** Format: date-time */
                boot_time?: string;
                bridge: string;
                contact_email?: string;
                description: string;
                frequency_plan: string;
                location?: {
                    altitude: number;
                    latitude: number;
                    longitude: number;
                };
                platform: string;
                /** @description Frames that it received since its report before. */
                rx_in: number;
                /** @description Those of them without errors. */
                rx_ok: number;
                /** Format: date-time */
                time?: string;
                /** @description Downlinks that it got. */
                tx_in: number;
                /** @description Downlinks that it transmitted. */
                tx_ok: number;
            };
            /** @description From a downlink to the answer of the gateway, when it was measured. */
            round_trip_ms?: number;
        };
        /** @description Why a request was rejected. */
        HttpApiFailure: {
            /** @description The gRPC status code. */
            code: number;
            /** @description Error message. */
            error: string;
            /** @description The same error message. */
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "simulations.find": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The DevAddr of that session. */
                        dev_addr?: string;
                        /** Format: date-time */
                        ended_at?: string;
                        /** Format: date-time */
                        ends_at?: string;
                        /** @description The simulated gateway, as messages name it. */
                        gateway_id?: string;
                        /** @description Whether the simulated device has a session. */
                        has_joined?: boolean;
                        message?: string;
                        /**
                         * @description Why it has ended: `completed` after three minutes, `stopped` by a user, `failed` as described by `message`, `shutdown` with the process that ran it. Left out when it is not known.
                         * @enum {string}
                         */
                        reason?: "completed" | "stopped" | "failed" | "shutdown";
                        /** Format: date-time */
                        started_at?: string;
                        /**
                         * @description `none` when the device was not simulated since the network app started.
                         * @enum {string}
                         */
                        state: "none" | "running" | "ended";
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "simulations.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    app_eui: string;
                    /** @description For a device that joins. */
                    app_key?: string;
                    /** @description For a device with a session (ABP), which continues with its counters. */
                    app_s_key?: string;
                    dev_eui: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        ends_at: string;
                        /** @description The simulated gateway, as messages name it. */
                        gateway_id: string;
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The body is longer than 1 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "simulations.stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
                dev_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The DevAddr of that session. */
                        dev_addr?: string;
                        /** Format: date-time */
                        ended_at?: string;
                        /** Format: date-time */
                        ends_at?: string;
                        /** @description The simulated gateway, as messages name it. */
                        gateway_id?: string;
                        /** @description Whether the simulated device has a session. */
                        has_joined?: boolean;
                        message?: string;
                        /**
                         * @description Why it has ended: `completed` after three minutes, `stopped` by a user, `failed` as described by `message`, `shutdown` with the process that ran it. Left out when it is not known.
                         * @enum {string}
                         */
                        reason?: "completed" | "stopped" | "failed" | "shutdown";
                        /** Format: date-time */
                        started_at?: string;
                        /**
                         * @description `none` when the device was not simulated since the network app started.
                         * @enum {string}
                         */
                        state: "none" | "running" | "ended";
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "simulations.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By device. */
                        simulations: {
                            dev_id: string;
                        }[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description It exists already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "gateways.summaries": {
        parameters: {
            query: {
                /** @description Ids of up to 10 gateways with commas between them. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the request. */
                        gateways: {
                            /** @description Whether it can transmit now. */
                            connected: boolean;
                            gateway_id: string;
                            /** @description Frames of the last hour, since the network app started. */
                            last_hour: {
                                downlinks: number;
                                rejected_downlinks: number;
                                uplinks: number;
                            };
                            /** @description Null for a gateway that was never heard. */
                            last_seen: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "gateways.signal": {
        parameters: {
            query?: {
                /** @description The hours up to now. */
                range?: "24h" | "7d";
            };
            header?: never;
            path: {
                gw_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewaySignal"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "gateways.status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gw_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayStatus"];
                };
            };
            /** @description The request is not valid; the message says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "gateways.addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayAddresses"];
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "gateways.listUnregistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The last 1,000; the one that was heard last comes first. */
                        gateways: {
                            /** @description Network address of its last packet. */
                            address: string;
                            eui: string;
                            /** Format: date-time */
                            first_seen: string;
                            /** Format: date-time */
                            last_seen: string;
                            packets: number;
                        }[];
                    };
                };
            };
            /** @description Credentials are missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description The credentials lack a scope or right. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A limit was exceeded. */
            429: {
                headers: {
                    /** @description Seconds to wait, if known. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
            /** @description A dependency is unavailable; the same request may succeed later. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpApiFailure"];
                };
            };
        };
    };
    "openApi.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The document has not changed. */
            304: {
                headers: {
                    /** @description Version of the document, for `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
