{{/* Security of every pod: a list of user and group. */}}
{{- define "fieldpost.podSecurity" -}}
automountServiceAccountToken: false
# Service links would add variables such as HANDLER_PORT beside the settings.
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: {{ . }}
  runAsGroup: {{ . }}
  fsGroup: {{ . }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- end }}

{{- define "fieldpost.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop:
      - ALL
{{- end }}

{{- define "fieldpost.pullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- end }}

{{/* Where pods may run: the values of an app. */}}
{{- define "fieldpost.placement" -}}
{{- with .priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/*
The files of an app, each as a list of volume, folder, Secret, keys and whether it may be missing: a list of the root and the name.
Those of its migration with a third element: only what the database needs, since Secrets of certificates may be made later, by
cert-manager for Certificates of the same release.
*/}}
{{- define "fieldpost.files" -}}
{{- $root := index . 0 }}{{ $name := index . 1 }}{{ $app := include "fieldpost.app" $name }}{{ $values := $root.Values -}}
{{- $files := list }}
{{- if eq (len .) 2 }}
{{- if has $app (list "discovery" "handler" "network") }}
{{- $files = append $files (list "tls" "/etc/fieldpost/tls" (printf "%s-tls" $name) (list "tls.crt" "tls.key") false) }}
{{- end }}
{{- if and (ne $app "console") (ne $values.internalTls.mode "off") }}
{{- $files = append $files (list "internal-tls" "/etc/fieldpost/internal" (printf "%s-internal-tls" $name) (list "ca.crt" "tls.crt" "tls.key") false) }}
{{- end }}
{{- if eq $app "handler" }}
{{- $files = append $files (list "token" "/etc/fieldpost/token" (printf "%s-token" $name) (list "token") true) }}
{{- else if eq $app "network" }}
{{- $files = append $files (list "token" "/etc/fieldpost/token" "network-token" (list "router" "broker") true) }}
{{- with include "fieldpost.stationTrust" $root }}
{{- $files = append $files (list "station-trust" "/etc/fieldpost/station-trust" . (list "ca.crt") false) }}
{{- end }}
{{- with $values.network.station.clientCaSecret }}
{{- $files = append $files (list "station-clients" "/etc/fieldpost/station-clients" . (list "ca.crt") false) }}
{{- end }}
{{- with $values.network.monitor.caSecret }}
{{- $files = append $files (list "monitor-ca" "/etc/fieldpost/monitor-ca" . (list "ca.crt") false) }}
{{- end }}
{{- end }}
{{- if has $app (list "handler" "network") }}
{{- with include "fieldpost.discoveryCa" $root }}
{{- $files = append $files (list "discovery-ca" "/etc/fieldpost/discovery" . (list "ca.crt") false) }}
{{- end }}
{{- end }}
{{- end }}
{{- if ne $app "console" }}{{ with (fromJson (include "fieldpost.database" .)).caSecret }}
{{- $files = append $files (list "database-ca" "/etc/fieldpost/database" . (list "ca.crt") false) }}
{{- end }}{{ end }}
{{- toJson $files }}
{{- end }}

{{- define "fieldpost.mounts" -}}
{{- range fromJsonArray (include "fieldpost.files" .) }}
- name: {{ index . 0 }}
  mountPath: {{ index . 1 }}
  readOnly: true
{{- end }}
{{- end }}

{{- define "fieldpost.volumes" -}}
{{- range fromJsonArray (include "fieldpost.files" .) }}
- name: {{ index . 0 }}
  secret:
    secretName: {{ index . 2 }}
    {{- if index . 4 }}
    # Account makes the token after the start; the file is read for each announcement.
    optional: true
    {{- end }}
    defaultMode: 0440
    items:
      {{- range index . 3 }}
      - key: {{ . }}
        path: {{ . }}
      {{- end }}
{{- end }}
{{- end }}

{{/* A container that migrates the database of an app: a list of the root and the app. */}}
{{- define "fieldpost.migration" -}}
{{- $root := index . 0 }}{{ $app := index . 1 -}}
name: migration
image: {{ include "fieldpost.image" . }}
imagePullPolicy: {{ $root.Values.image.pullPolicy }}
{{ include "fieldpost.containerSecurity" . }}
args:
  - migrate
env:
  {{- include "fieldpost.environment" . | nindent 2 }}
resources:
  {{- toYaml (index $root.Values $app).resources | nindent 2 }}
{{- $mounts := include "fieldpost.mounts" (list $root $app "migration") }}
{{- if or $mounts (index $root.Values $app).extraVolumeMounts }}
volumeMounts:
  {{- $mounts | nindent 2 }}
  {{- with (index $root.Values $app).extraVolumeMounts }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- end }}
{{- end }}
