// ttnctl 2.9.1 from its published package. Its releases set these four values when they are built.
package main

import (
	"fmt"
	"os"

	"github.com/TheThingsNetwork/ttn/ttnctl/cmd"
	"github.com/spf13/cobra"
	"github.com/spf13/viper"
)

func main() {
	if len(os.Args) == 2 && os.Args[1] == "list-commands-of-ttnctl" {
		cmd.RootCmd.InitDefaultHelpCmd()
		list(cmd.RootCmd)
		return
	}
	viper.Set("version", "v2.9.1")
	viper.Set("gitBranch", "master")
	viper.Set("gitCommit", "unknown")
	viper.Set("buildDate", "unknown")
	cmd.Execute()
}

// list prints every command that does something, hidden ones too; the others only print the help of their commands.
func list(parent *cobra.Command) {
	for _, child := range parent.Commands() {
		if child.Runnable() {
			fmt.Println(child.CommandPath())
		}
		list(child)
	}
}
