{{/* Adds a Secret to `into`: existing values are kept, missing ones are taken from `fresh`. */}}
{{- define "fieldpost.keepOrMake" -}}
{{- $data := .fresh }}
{{- range $key, $value := (lookup "v1" "Secret" .root.Release.Namespace .name).data }}{{ $_ := set $data $key (b64dec $value) }}{{ end }}
{{- $_ := set .into .name $data }}
{{- end }}

{{/* Adds a certificate of the generated authority to `into`. The handler needs an EC key of P-256, which the others use too. */}}
{{- define "fieldpost.keepOrIssue" -}}
{{- $authority := index .into "fieldpost-ca" }}
{{- $ca := buildCustomCert (b64enc (index $authority "tls.crt")) (b64enc (index $authority "tls.key")) }}
{{- $made := genSignedCertWithKey (first .hosts) nil .hosts 3650 $ca (genPrivateKey "ecdsa") }}
{{- $fresh := dict "ca.crt" $ca.Cert "tls.crt" $made.Cert "tls.key" $made.Key }}
{{- include "fieldpost.keepOrMake" (dict "root" .root "into" .into "name" .name "fresh" $fresh) }}
{{- end }}

{{/* Fills `.Values.generated`, once for each rendering, with the Secrets that the chart makes: name, key, value. */}}
{{- define "fieldpost.generate" -}}
{{- if not (hasKey .Values "generated") }}
{{- $root := . }}{{ $into := dict }}{{ $values := .Values }}
{{- if .Values.secrets.generate }}
{{- $internal := .Values.secrets.existing.internal }}
{{- include "fieldpost.keepOrMake" (dict "root" $root "into" $into "name" $internal.name "fresh" (dict $internal.key (randAlphaNum 48))) }}
{{- $server := "postgres-secrets" }}
{{- if .Values.postgres.enabled }}
{{- $fresh := dict "POSTGRES_PASSWORD" (randAlphaNum 48) }}
{{- /* Also for network while it is off, so that the server has its database when it is turned on. */}}
{{- range $app := list "account" "oauth" "discovery" "handler" "network" }}
{{- $_ := set $fresh (printf "%s_DATABASE_PASSWORD" (upper $app)) (randAlphaNum 48) }}
{{- end }}
{{- include "fieldpost.keepOrMake" (dict "root" $root "into" $into "name" $server "fresh" $fresh) }}
{{- end }}
{{- range $app := splitList " " (include "fieldpost.databases" $) }}
{{- $sealing := index $values.secrets.existing $app }}
{{- $database := index $values.database $app }}
{{- $wanted := dict }}
{{- with $sealing }}{{ $_ := set $wanted .name (dict .sealingKey (randBytes 32)) }}{{ end }}
{{- if $values.postgres.enabled }}
{{- $password := index (index $into $server) (printf "%s_DATABASE_PASSWORD" (upper $app)) }}
{{- $fresh := index $wanted $database.existingSecret | default dict }}
{{- $_ := set $fresh $database.urlKey (printf "postgresql://%s:%s@postgres:5432/%s" $app $password $app) }}
{{- $_ := set $wanted $database.existingSecret $fresh }}
{{- end }}
{{- range $name, $fresh := $wanted }}
{{- include "fieldpost.keepOrMake" (dict "root" $root "into" $into "name" $name "fresh" $fresh) }}
{{- end }}
{{- end }}
{{- end }}
{{- if eq .Values.certificates.mode "generate" }}
{{- $ca := genCAWithKey "Fieldpost CA" 3650 (genPrivateKey "ecdsa") }}
{{- include "fieldpost.keepOrMake" (dict "root" $root "into" $into "name" "fieldpost-ca" "fresh" (dict "tls.crt" $ca.Cert "tls.key" $ca.Key)) }}
{{- $names := dict "discovery-tls" (list (include "fieldpost.discoveryHost" .) "discovery") }}
{{- range $handler := splitList " " (include "fieldpost.handlers" .) }}
{{- $_ := set $names (printf "%s-tls" $handler) (list ((index $values $handler).host | default $values.global.host)) }}
{{- end }}
{{- if .Values.network.enabled }}{{ $_ := set $names "network-tls" (list (include "fieldpost.networkHost" .)) }}{{ end }}
{{- if ne .Values.ingress.type "none" }}{{ $_ := set $names .Values.ingress.tlsSecret (list .Values.global.host) }}{{ end }}
{{- range $name, $hosts := $names }}
{{- include "fieldpost.keepOrIssue" (dict "root" $root "into" $into "name" $name "hosts" $hosts) }}
{{- end }}
{{- end }}
{{- $_ := set .Values "generated" $into }}
{{- end }}
{{- end }}

{{/*
A hash over the values of Secrets that an app reads as environment, so that its pods are replaced when one changes. Together, because
the internal secret cannot be guessed, so that the hash reveals nothing about a weak password.
*/}}
{{- define "fieldpost.secretsChecksum" -}}
{{- $root := index . 0 }}
{{- include "fieldpost.generate" $root }}
{{- $all := dict }}
{{- range fromJsonArray (include "fieldpost.secretSettings" .) }}
{{- $name := index . 1 }}
{{- $data := index $root.Values.generated $name | default (lookup "v1" "Secret" $root.Release.Namespace $name).data | default dict }}
{{- $_ := set $all (index . 0) (get $data (index . 2)) }}
{{- end }}
{{- toJson $all | sha256sum }}
{{- end }}
