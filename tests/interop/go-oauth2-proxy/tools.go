//go:build tools

// Package tools pins oauth2-proxy, which is built as it is.
package tools

import _ "github.com/oauth2-proxy/oauth2-proxy/v7"
