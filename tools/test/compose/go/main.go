// Prints a Compose project as JSON, as Docker Compose loads it: files are merged, and settings of the environment and of a file
// replace variables. Arguments: the file with settings, which may be empty, and the Compose files.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"

	"github.com/compose-spec/compose-go/v2/cli"
)

func main() {
	options, err := cli.NewProjectOptions(os.Args[2:], cli.WithOsEnv, cli.WithEnvFiles(os.Args[1]), cli.WithDotEnv,
		cli.WithProfiles([]string{"*"}))
	if err != nil {
		log.Fatal(err)
	}
	project, err := options.LoadProject(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(project); err != nil {
		log.Fatal(err)
	}
}
