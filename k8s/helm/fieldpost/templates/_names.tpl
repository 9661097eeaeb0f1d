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
network: { http: 8085, grpc: 1902, udp: 1700, station: 8887 }
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
