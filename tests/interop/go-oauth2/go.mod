module fieldpost/interop-oauth2

go 1.19

require golang.org/x/oauth2 v0.24.0
