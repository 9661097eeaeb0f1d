// Command interop uses the published Go libraries of v2, unmodified, against a running suite. Its arguments are what to
// try and one JSON object that names the suite and the application; it prints one JSON line for each finished check.
package main

import (
	"fmt"
	"os"
	"runtime"
)

func main() {
	if len(os.Args) != 3 {
		fail(fmt.Errorf("usage: %s sdk|account JSON", os.Args[0]))
	}
	b, err := readBench(os.Args[2])
	if err != nil {
		fail(err)
	}
	if os.Args[1] == "account" {
		checkAccountLibrary(b)
		return
	}
	checkSDK(b)
}

func checkSDK(b bench) {
	client, err := b.client()
	if err != nil {
		fail(err)
	}
	checkAccount(b)
	checkApplication(b, client)
	checkDevices(b, client)
	checkMessages(b, client)
	// The SDK ends each subscription in a goroutine of its own, and they share a map without a lock: on two processors
	// the program may die of it. On one they end in turn.
	runtime.GOMAXPROCS(1)
	check("hangs up", client.Close)
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
