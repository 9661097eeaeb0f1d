package main

import (
	"fmt"
	"io"

	"github.com/TheThingsNetwork/go-account-lib/account"
	"github.com/TheThingsNetwork/go-account-lib/rights"
	"github.com/TheThingsNetwork/ttn/core/types"
)

func appIDs(apps []account.Application) (ids []string) {
	for _, app := range apps {
		ids = append(ids, app.ID)
	}
	return ids
}

func appsOf(stream *account.ApplicationStream, err error) (interface{}, error) {
	if err != nil {
		return nil, err
	}
	defer stream.Close()
	apps := []account.Application{}
	for {
		app, err := stream.Next()
		if err == io.EOF {
			return appIDs(apps), nil
		}
		if err != nil {
			return nil, err
		}
		apps = append(apps, *app)
	}
}

func checkApplications(b bench, p people) {
	id := fresh()
	client := p.owner.account()

	check("creates an application and reads it back", func() error {
		created, err := client.CreateApplication(id, "An application", nil)
		if err != nil {
			return err
		}
		found, err := client.FindApplication(id)
		_, again := client.CreateApplication(id, "Another", nil)
		return all(err,
			same("the EUIs that it got", len(created.EUIs), 1),
			same("its name", found.Name, "An application"),
			same("its EUIs", found.EUIs, created.EUIs),
			same("the answer to the same id", statusOf(again), 409),
			same("having a time of creation", found.Created.IsZero(), false),
		)
	})

	check("lists applications, and streams them", func() error {
		list := func() (interface{}, error) {
			apps, err := client.ListApplications()
			return appIDs(apps), err
		}
		stream := func() (interface{}, error) { return appsOf(client.StreamApplications()) }
		return steps(expect("the list", []string{id}, list), expect("the stream", []string{id}, stream))
	})

	check("renames an application", func() error {
		return steps(
			func() error { return client.ChangeName(id, "Renamed") },
			expect("the name", "Renamed", func() (interface{}, error) {
				app, err := client.FindApplication(id)
				return app.Name, err
			}),
		)
	})

	check("generates, adds and removes EUIs", func() error { return checkEUIs(client, id) })
	check("grants and retracts rights on an application", func() error { return checkSharing(client, p, id) })

	check("deletes an application and restores it", func() error {
		return steps(
			func() error { return client.DeleteApplication(id) },
			rejected("reading it", 404, func() error { _, err := client.FindApplication(id); return err }),
			expect("the list", 0, func() (interface{}, error) {
				apps, err := client.ListApplications()
				return len(apps), err
			}),
			expect("the list with deleted ones", []string{id}, func() (interface{}, error) {
				apps, err := client.ListApplicationsWithDeleted()
				return appIDs(apps), err
			}),
			expect("the stream with deleted ones", []string{id}, func() (interface{}, error) {
				return appsOf(client.StreamApplicationsWithDeleted())
			}),
			func() error { return client.RestoreApp(id) },
			func() error { _, err := client.FindApplication(id); return err },
		)
	})
}

func checkEUIs(client *account.Account, id string) error {
	generated, err := client.GenerateEUI(id)
	if err != nil {
		return err
	}
	// Another of the same block, which nobody has.
	added := *generated
	added[7] ^= 0xff
	euis := func() (interface{}, error) {
		app, err := client.FindApplication(id)
		return len(app.EUIs), err
	}
	return steps(
		expect("how many there are after one was made", 2, euis),
		func() error { return client.AddEUI(id, added) },
		expect("how many there are after one was added", 3, euis),
		func() error { return client.RemoveEUI(id, added) },
		func() error { return client.RemoveEUI(id, *generated) },
		expect("how many there are in the end", 1, euis),
	)
}

func checkSharing(client *account.Account, p people, id string) error {
	given := []types.Right{rights.AppSettings, rights.Devices}
	friend := p.friend.account()
	return steps(
		rejected("a stranger reading it", 403, func() error { _, err := friend.FindApplication(id); return err }),
		func() error { return client.Grant(id, p.friend.username, given) },
		expect("the rights of the friend", given, func() (interface{}, error) {
			// The token of before says nothing of an application that it did not know.
			if err := p.friend.logIn(); err != nil {
				return nil, err
			}
			return p.friend.account().AppRights(id)
		}),
		expect("the collaborators", "[true false]", func() (interface{}, error) {
			all, err := client.AppCollaborators(id)
			if err != nil {
				return nil, err
			}
			for _, one := range all {
				if one.Username == p.friend.username {
					return fmt.Sprint([]bool{one.HasRight(rights.Devices), one.HasRight(rights.AppDelete)}), nil
				}
			}
			return "no friend among them", nil
		}),
		func() error { return client.Retract(id, p.friend.username) },
		rejected("the friend reading it afterwards", 403, func() error {
			_, err := p.friend.account().FindApplication(id)
			return err
		}),
		rejected("retracting the rights of the last one", 400, func() error { return client.Retract(id, p.owner.username) }),
	)
}
