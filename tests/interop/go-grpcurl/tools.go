//go:build tools

// Package tools pins grpcurl, which is built as it is.
package tools

import _ "github.com/fullstorydev/grpcurl/cmd/grpcurl"
