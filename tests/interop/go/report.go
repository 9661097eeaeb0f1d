package main

import (
	"encoding/json"
	"fmt"
	"os"
	"time"
)

// The SDK dials without end when nobody answers, so every check has one.
const timeout = 30 * time.Second

type result struct {
	Check string `json:"check"`
	OK    bool   `json:"ok"`
	Why   string `json:"why,omitempty"`
}

// wish asks the test for what only the radio can do, or an administrator.
type wish struct {
	Wants string `json:"wants"`
	// DevAddr is the address of the device that is to send; empty for a join.
	DevAddr string `json:"dev_addr,omitempty"`
	// Downlink says that the uplink is to be answered.
	Downlink bool `json:"downlink,omitempty"`
	// Component is the id of the component that is to be approved.
	Component string `json:"component,omitempty"`
}

func say(line interface{}) {
	if err := json.NewEncoder(os.Stdout).Encode(line); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// check does one thing and prints how it went.
func check(title string, work func() error) {
	done := make(chan error, 1)
	go func() { done <- guarded(work) }()
	select {
	case err := <-done:
		printResult(title, err)
	case <-time.After(timeout):
		printResult(title, fmt.Errorf("not finished after %s", timeout))
	}
}

// guarded turns a panic into a complaint: what comes after a failed check may lack what that one was to bring.
func guarded(work func() error) (err error) {
	defer func() {
		if panicked := recover(); panicked != nil {
			err = fmt.Errorf("panic: %v", panicked)
		}
	}()
	return work()
}

func printResult(title string, err error) {
	if err != nil {
		say(result{Check: title, Why: err.Error()})
		return
	}
	say(result{Check: title, OK: true})
}

// same complains when a value is not what the specification promises.
func same(what string, got, wanted interface{}) error {
	if fmt.Sprint(got) == fmt.Sprint(wanted) {
		return nil
	}
	return fmt.Errorf("%s is %v, not %v", what, got, wanted)
}

// all returns the first complaint.
func all(complaints ...error) error {
	for _, complaint := range complaints {
		if complaint != nil {
			return complaint
		}
	}
	return nil
}
