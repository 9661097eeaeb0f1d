{{/*
The apps, in the order of their objects: account, oauth, discovery, handler, handler-<name> for each of `handlers`, network and
console. The values of a further handler are put beside those of the apps.
*/}}
{{- define "fieldpost.apps" -}}
account oauth discovery {{ range include "fieldpost.handlers" . | splitList " " }}{{ . }} {{ end }}{{ if .Values.network.enabled }}network {{ end }}console
{{- end }}

{{/* The names of the handlers: handler, and handler-<name> for each of `handlers`. */}}
{{- define "fieldpost.handlers" -}}
{{- $values := .Values -}}
handler
{{- range .Values.handlers }}
{{- $name := printf "handler-%s" .name }}
{{- if not (hasKey $values $name) }}
{{- $secret := dict "name" (printf "%s-secrets" $name) "sealingKey" "HANDLER_SEALING_KEY" }}
{{- $database := dict "existingSecret" $secret.name "urlKey" "HANDLER_DATABASE_URL" "caSecret" $values.database.handler.caSecret }}
{{- $_ := set $values $name (mergeOverwrite (deepCopy $values.handler) (deepCopy .)) }}
{{- $_ := set $values.secrets.existing $name (mergeOverwrite $secret (.secret | default dict)) }}
{{- $_ := set $values.database $name (mergeOverwrite $database (.database | default dict)) }}
{{- end }} {{ $name }}
{{- end }}
{{- end }}

{{/* The app that runs under a name: handler for handler-eu. */}}
{{- define "fieldpost.app" -}}
{{ regexFind "^[a-z]+" . }}
{{- end }}

{{/* Where the URL of a database is, as JSON with existingSecret, urlKey and caSecret: a list of the root and the app. */}}
{{- define "fieldpost.database" -}}
{{- $values := (index . 0).Values }}{{ $name := index . 1 -}}
{{- if $values.cnpg.enabled -}}
{{ toJson (dict "existingSecret" (printf "%s-db-app" $name) "urlKey" "uri" "caSecret" (printf "%s-db-ca" $name)) }}
{{- else -}}
{{ toJson (index $values.database $name) }}
{{- end }}
{{- end }}

{{/* The apps with a database. */}}
{{- define "fieldpost.databases" -}}
{{ include "fieldpost.apps" . | replace " console" "" }}
{{- end }}

{{/* The ports of each app, by the names of its listeners. */}}
{{- define "fieldpost.ports" -}}
account: { http: 3000, internal: 9000 }
oauth: { http: 3001, internal: 9001 }
discovery: { http: 8080, grpc: 1900 }
handler: { http: 8084, grpc: 1904, mqtt: 1883, mqtts: 8883 }
network: { http: 8085, grpc: 1902, udp: 1700, station: 8887, mqtt: 1882, mqtts: 8882 }
console: { http: 3002 }
{{- end }}

{{/* Labels by which Services, budgets and policies select pods: a list of name and component. */}}
{{- define "fieldpost.selector" -}}
app.kubernetes.io/name: {{ index . 0 }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{/* Labels of pods: a list of name and component. Without the version, so that a new chart alone replaces no pod. */}}
{{- define "fieldpost.podLabels" -}}
{{ include "fieldpost.selector" . }}
app.kubernetes.io/part-of: fieldpost
{{- end }}

{{/* Labels of objects: a list of the root, name and component. */}}
{{- define "fieldpost.labels" -}}
{{- $root := index . 0 -}}
{{ include "fieldpost.podLabels" (rest .) }}
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ $root.Chart.Name }}-{{ $root.Chart.Version }}
{{- end }}

{{/* The image of an app: a list of the root and the app. */}}
{{- define "fieldpost.image" -}}
{{- $image := (index . 0).Values.image -}}
{{- $app := include "fieldpost.app" (index . 1) -}}
{{- with $image.registry }}{{ trimSuffix "/" . }}/{{ end -}}
fieldpost-{{ $app }}
{{- with index $image.digests $app }}@{{ . }}{{ else }}:{{ $image.tag | default (index $ 0).Chart.AppVersion }}{{ end -}}
{{- end }}

{{/* TCP listeners that the pod of `helm test` connects to, by the app: of its Service, and of its public one. */}}
{{- define "fieldpost.testedPorts" -}}
{{- $all := fromYaml (include "fieldpost.ports" .) }}
{{- $found := dict }}
{{- range $app := splitList " " (include "fieldpost.apps" .) }}
{{- $ports := index $all (include "fieldpost.app" $app) }}
{{- $_ := set $found $app (dict "http" $ports.http "public" (list $ports.grpc $ports.mqtts | compact)) }}
{{- end }}
{{- toYaml $found }}
{{- end }}

{{/* The port of a URL. */}}
{{- define "fieldpost.portOf" -}}
{{ regexFind ":[0-9]+" (urlParse .).host | trimPrefix ":" | default (hasPrefix "https:" . | ternary "443" "80") }}
{{- end }}

{{- define "fieldpost.discoveryHost" -}}
{{ .Values.discovery.host | default .Values.global.host }}
{{- end }}

{{- define "fieldpost.networkHost" -}}
{{ .Values.network.host | default .Values.global.host }}
{{- end }}

{{/* The Secret with the authority of discovery's certificate; empty where a public one has issued it. */}}
{{- define "fieldpost.discoveryCa" -}}
{{ if eq .Values.certificates.mode "generate" }}discovery-tls{{ else }}{{ .Values.certificates.discoveryCaSecret }}{{ end }}
{{- end }}

{{/* The Secret with the authority that CUPS has gateways trust; empty where gateways keep their credentials. */}}
{{- define "fieldpost.stationTrust" -}}
{{ $set := .Values.network.station.trustSecret }}{{ $set | default (eq .Values.certificates.mode "generate" | ternary "network-tls" "") }}
{{- end }}

{{/* The public Services as JSON, with the names of their ports and the numbers. */}}
{{- define "fieldpost.publicPorts" -}}
{{- $public := .Values.service.public }}
{{- $handler := dict "grpc" 1904 "mqtts" 8883 }}
{{- if $public.plainMqtt }}{{ $_ := set $handler "mqtt" 1883 }}{{ end }}
{{- if $public.plainHttp }}{{ $_ := set $handler "http" 8084 }}{{ end }}
{{- $all := dict "discovery-public" (dict "grpc" 1900) }}
{{- range $name := splitList " " (include "fieldpost.handlers" .) }}{{ $_ := set $all (printf "%s-public" $name) $handler }}{{ end }}
{{- if .Values.network.enabled }}
{{- /* Two Services, because not every load balancer has TCP and UDP at one address. */}}
{{- $network := dict "grpc" 1902 "station" 8887 "mqtts" 8882 }}
{{- if $public.plainMqtt }}{{ $_ := set $network "mqtt" 1882 }}{{ end }}
{{- $_ := set $all "network-public" $network }}
{{- $_ := set $all "network-gateways" (dict "udp" 1700) }}
{{- end }}
{{- toJson $all }}
{{- end }}

{{/*
What a Gateway routes to the public Services, as a JSON list: Service, port and number, the kind of the route, and the host of a
TLSRoute. By host name where clients use TLS and `tls` is chosen, else by port. Never HTTP without TLS: the peer would be a trusted proxy
that leaves X-Forwarded-For as clients wrote it. Never UDP: gateways are known by their addresses.
*/}}
{{- define "fieldpost.publicRoutes" -}}
{{- $root := . }}{{ $found := list }}
{{- if ne .Values.ingress.publicRoutes "none" }}
{{- range $service, $ports := fromJson (include "fieldpost.publicPorts" .) }}
{{- $app := trimSuffix "-public" $service }}
{{- $host := (get $root.Values $app | default dict).host | default $root.Values.global.host }}
{{- range $name, $number := $ports }}
{{- $isTls := and (eq $root.Values.ingress.publicRoutes "tls") (ne $name "mqtt") }}
{{- $route := dict "service" $service "port" $name "number" (int $number) "kind" ($isTls | ternary "TLSRoute" "TCPRoute") "host" $host }}
{{- if not (has $name (list "udp" "http")) }}{{ $found = append $found $route }}{{ end }}
{{- end }}
{{- end }}
{{- end }}
{{- toJson $found }}
{{- end }}
