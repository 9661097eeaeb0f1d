// Command interop uses the published Go libraries of v2, unmodified, against a running suite. Its argument is one JSON
// object that names the suite and the application; it prints one JSON line for each finished check.
package main

import (
	"fmt"
	"os"
)

func main() {
	if len(os.Args) != 2 {
		fail(fmt.Errorf("usage: %s JSON", os.Args[0]))
	}
	b, err := readBench(os.Args[1])
	if err != nil {
		fail(err)
	}
	client, err := b.client()
	if err != nil {
		fail(err)
	}
	checkAccount(b)
	checkApplication(b, client)
	checkDevices(b, client)
	checkMessages(b, client)
	check("hangs up", client.Close)
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
