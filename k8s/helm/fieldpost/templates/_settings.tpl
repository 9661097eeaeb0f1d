{{/* Megabytes of a quantity of memory in Mi or Gi. */}}
{{- define "fieldpost.mebibytes" -}}
{{- if hasSuffix "Gi" . }}{{ mul (trimSuffix "Gi" . | int) 1024 }}{{ else }}{{ trimSuffix "Mi" . | int }}{{ end -}}
{{- end }}

{{/* Flags of Node. The heap gets 60 % of the pod's memory, so that Node collects garbage before the kernel ends it. */}}
{{- define "fieldpost.nodeOptions" -}}
{{- $memory := include "fieldpost.mebibytes" .resources.limits.memory | int -}}
{{- .nodeOptions | default (printf "--v8-pool-size=1 --max-semi-space-size=8 --max-old-space-size=%d" (div (mul $memory 60) 100)) -}}
{{- end }}

{{/* The settings of an app as a map: a list of the root and the name. */}}
{{- define "fieldpost.settings" -}}
{{- $root := index . 0 }}{{ $values := $root.Values }}{{ $own := index $values (index . 1) }}{{ $app := include "fieldpost.app" (index . 1) -}}
{{- $keys := printf "%s=http://oauth:3001" $values.issuer }}
{{- $web := printf "https://%s" $values.global.host }}
{{- $settings := dict "FIELDPOST_DRAIN_SECONDS" "5" "FIELDPOST_LOG_LEVEL" "info" }}
{{- $_ := set $settings "NODE_OPTIONS" (include "fieldpost.nodeOptions" $own) }}
{{- with $values.trustedProxies }}{{ $_ := set $settings "FIELDPOST_TRUSTED_PROXIES" (join "," .) }}{{ end }}
{{- if $values.monitoring.enabled }}{{ $_ := set $settings "FIELDPOST_METRICS_PORT" "9464" }}{{ end }}
{{- with $values.tracing.endpoint }}{{ $_ := set $settings "OTEL_EXPORTER_OTLP_ENDPOINT" . }}{{ end }}
{{- if ne $app "console" }}{{ $_ := set $settings "FIELDPOST_ISSUER" $values.issuer }}{{ end }}
{{- if and (ne $app "console") (ne $values.internalTls.mode "off") }}
{{- $_ := set $settings "FIELDPOST_INTERNAL_TLS_CA_FILE" "/etc/fieldpost/internal/ca.crt" }}
{{- $_ := set $settings "FIELDPOST_INTERNAL_TLS_CERT_FILE" "/etc/fieldpost/internal/tls.crt" }}
{{- $_ := set $settings "FIELDPOST_INTERNAL_TLS_KEY_FILE" "/etc/fieldpost/internal/tls.key" }}
{{- end }}
{{- if eq $app "account" }}
{{- $_ := set $settings "ACCOUNT_PUBLIC_URL" $web }}
{{- $_ := set $settings "ACCOUNT_OAUTH_ADDRESS" "oauth-internal:9001" }}
{{- $_ := set $settings "ACCOUNT_AUTH_SERVERS" $keys }}
{{- $_ := set $settings "ACCOUNT_KEYS_DIR" "/var/lib/fieldpost/keys" }}
{{- else if eq $app "oauth" }}
{{- $_ := set $settings "OAUTH_PUBLIC_URL" $web }}
{{- $_ := set $settings "OAUTH_ACCOUNT_ADDRESS" "account-internal:9000" }}
{{- with $values.mail.from }}{{ $_ := set $settings "OAUTH_MAIL_FROM" . }}{{ end }}
{{- else if eq $app "discovery" }}
{{- $_ := set $settings "DISCOVERY_AUTH_SERVERS" $keys }}
{{- $_ := set $settings "DISCOVERY_MASTER_AUTH_SERVERS" $values.issuer }}
{{- $_ := set $settings "DISCOVERY_ACCOUNT_ADDRESS" "account-internal:9000" }}
{{- $_ := set $settings "DISCOVERY_KEYS_DIR" "/var/lib/fieldpost/keys" }}
{{- $_ := set $settings "DISCOVERY_TLS_CERT_FILE" "/etc/fieldpost/tls/tls.crt" }}
{{- $_ := set $settings "DISCOVERY_TLS_KEY_FILE" "/etc/fieldpost/tls/tls.key" }}
{{- with int $values.discovery.monitorPerSecond }}{{ $_ := set $settings "DISCOVERY_MONITOR_PER_SECOND" (toString .) }}{{ end }}
{{- else if eq $app "handler" }}
{{- /* MQTT clients are disconnected one by one in the second half of this time. */}}
{{- $_ := set $settings "FIELDPOST_DRAIN_SECONDS" "30" }}
{{- $_ := set $settings "HANDLER_ID" $own.id }}
{{- $_ := set $settings "HANDLER_ANNOUNCE_HOST" ($own.host | default $values.global.host) }}
{{- if not $values.service.public.plainMqtt }}{{ $_ := set $settings "HANDLER_ANNOUNCE_MQTT_PORT" "8883" }}{{ end }}
{{- $_ := set $settings "HANDLER_OAUTH_ADDRESS" "oauth-internal:9001" }}
{{- $_ := set $settings "HANDLER_ACCOUNT_ADDRESS" "account-internal:9000" }}
{{- $_ := set $settings "HANDLER_AUTH_SERVERS" $keys }}
{{- $_ := set $settings "HANDLER_AUTH_TOKEN_FILE" "/etc/fieldpost/token/token" }}
{{- $_ := set $settings "HANDLER_KEYS_DIR" "/var/lib/fieldpost/keys" }}
{{- $_ := set $settings "HANDLER_TLS_CERT_FILE" "/etc/fieldpost/tls/tls.crt" }}
{{- $_ := set $settings "HANDLER_TLS_KEY_FILE" "/etc/fieldpost/tls/tls.key" }}
{{- else if eq $app "network" }}
{{- $_ := set $settings "NETWORK_ROUTER_ID" $values.network.routerId }}
{{- $_ := set $settings "NETWORK_BROKER_ID" $values.network.brokerId }}
{{- $_ := set $settings "NETWORK_ANNOUNCE_HOST" (include "fieldpost.networkHost" $root) }}
{{- $_ := set $settings "NETWORK_STATION_ADDRESS" (printf "%s:8887" (include "fieldpost.networkHost" $root)) }}
{{- if include "fieldpost.stationTrust" $root }}
{{- $_ := set $settings "NETWORK_STATION_TRUST_FILE" "/etc/fieldpost/station-trust/ca.crt" }}
{{- end }}
{{- if $values.network.station.clientCaSecret }}
{{- $_ := set $settings "NETWORK_STATION_CLIENT_CA_FILE" "/etc/fieldpost/station-clients/ca.crt" }}
{{- end }}
{{- with $values.network.monitor.address }}{{ $_ := set $settings "NETWORK_MONITOR_ADDRESS" . }}{{ end }}
{{- if $values.network.monitor.caSecret }}
{{- $_ := set $settings "NETWORK_MONITOR_CA_FILE" "/etc/fieldpost/monitor-ca/ca.crt" }}
{{- end }}
{{- $_ := set $settings "NETWORK_ACCOUNT_ADDRESS" "account-internal:9000" }}
{{- $_ := set $settings "NETWORK_AUTH_SERVERS" $keys }}
{{- $_ := set $settings "NETWORK_ROUTER_TOKEN_FILE" "/etc/fieldpost/token/router" }}
{{- $_ := set $settings "NETWORK_BROKER_TOKEN_FILE" "/etc/fieldpost/token/broker" }}
{{- $_ := set $settings "NETWORK_KEYS_DIR" "/var/lib/fieldpost/keys" }}
{{- $_ := set $settings "NETWORK_TLS_CERT_FILE" "/etc/fieldpost/tls/tls.crt" }}
{{- $_ := set $settings "NETWORK_TLS_KEY_FILE" "/etc/fieldpost/tls/tls.key" }}
{{- end }}
{{- if has $app (list "handler" "network") }}
{{- $prefix := upper $app }}
{{- if include "fieldpost.discoveryCa" $root }}
{{- /* A certificate of a private authority also names the Service `discovery`; a public authority certifies no such name. */}}
{{- $_ := set $settings (printf "%s_DISCOVERY_ADDRESS" $prefix) "discovery:1900" }}
{{- $_ := set $settings (printf "%s_DISCOVERY_CA_FILE" $prefix) "/etc/fieldpost/discovery/ca.crt" }}
{{- else }}
{{- $_ := set $settings (printf "%s_DISCOVERY_ADDRESS" $prefix) (printf "%s:1900" (include "fieldpost.discoveryHost" $root)) }}
{{- end }}
{{- end }}
{{- range $map := list $values.settings $own.settings }}
{{- range $name, $value := $map }}{{ $_ := set $settings $name (toString $value) }}{{ end }}
{{- end }}
{{- toYaml $settings }}
{{- end }}

{{/*
The settings of an app that come from Secrets, each as a list of name, Secret and key: a list of the root and the name.
*/}}
{{- define "fieldpost.secretSettings" -}}
{{- $values := (index . 0).Values }}{{ $name := index . 1 }}{{ $app := include "fieldpost.app" $name }}{{ $known := $values.secrets.existing -}}
{{- $found := list }}
{{- if ne $app "console" }}
{{- $database := fromJson (include "fieldpost.database" .) }}
{{- $found = append $found (list "FIELDPOST_INTERNAL_SECRET" $known.internal.name $known.internal.key) }}
{{- $found = append $found (list (printf "%s_DATABASE_URL" (upper $app)) $database.existingSecret $database.urlKey) }}
{{- end }}
{{- with index $known $name }}
{{- $found = append $found (list (printf "%s_SEALING_KEY" (upper $app)) .name .sealingKey) }}
{{- end }}
{{- if and (eq $app "oauth") $values.mail.existingSecret }}
{{- $found = append $found (list "OAUTH_SMTP_URL" $values.mail.existingSecret $values.mail.urlKey) }}
{{- end }}
{{- if and $values.redis.existingSecret (has $app (list "handler" "network")) }}
{{- $found = append $found (list (printf "%s_REDIS_URL" (upper $app)) $values.redis.existingSecret $values.redis.urlKey) }}
{{- end }}
{{- if eq $app "handler" }}
{{- with $values.brokers }}{{ if .existingSecret }}
{{- range $key := .keys }}{{ $found = append $found (list $key $values.brokers.existingSecret $key) }}{{ end }}
{{- end }}{{ end }}
{{- end }}
{{- toJson $found }}
{{- end }}

{{/* The environment of an app: a list of the root and the app. */}}
{{- define "fieldpost.environment" -}}
{{- $cnpg := (index . 0).Values.cnpg.enabled -}}
{{- range $name, $value := fromYaml (include "fieldpost.settings" .) }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range fromJsonArray (include "fieldpost.secretSettings" .) }}
{{- $isUri := and $cnpg (hasSuffix "_DATABASE_URL" (index . 0)) }}
- name: {{ $isUri | ternary "DATABASE_URI" (index . 0) }}
  valueFrom:
    secretKeyRef:
      name: {{ index . 1 }}
      key: {{ index . 2 }}
{{- if $isUri }}
# The Secret of CloudNativePG says nothing of TLS.
- name: {{ index . 0 }}
  value: $(DATABASE_URI)?sslmode=verify-full&sslrootcert=/etc/fieldpost/database/ca.crt
{{- end }}
{{- end }}
{{- with (index (index . 0).Values (index . 1)).extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end }}
