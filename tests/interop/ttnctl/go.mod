module fieldpost/interop-ttnctl

go 1.19

require (
	github.com/TheThingsNetwork/api v0.0.0-20190516111443-a3523f89e84f
	github.com/TheThingsNetwork/go-account-lib v0.0.0-20200324111756-39cfe6d39482
	github.com/TheThingsNetwork/ttn v2.9.1+incompatible
	github.com/eclipse/paho.mqtt.golang v1.2.0
	github.com/gosuri/uitable v0.0.4
	github.com/howeyc/gopass v0.0.0-20190910152052-7cb4b85ec19c
	github.com/kardianos/osext v0.0.0-20190222173326-2bc1f35cddc0
	github.com/mattn/go-runewidth v0.0.9
	github.com/spf13/cobra v1.0.0
	github.com/spf13/viper v1.6.2
	golang.org/x/crypto v0.0.0-20200323165209-0ec3e9974c59
)

require (
	github.com/TheThingsNetwork/go-utils v0.0.0-20200324111456-dfe813d791ea // indirect
	github.com/apex/log v1.1.2 // indirect
	github.com/asaskevich/govalidator v0.0.0-20200108200545-475eaeb16496 // indirect
	github.com/beorn7/perks v1.0.1 // indirect
	github.com/brocaar/lorawan v0.0.0-20191115102621-6095d473cf60 // indirect
	github.com/cespare/xxhash/v2 v2.1.1 // indirect
	github.com/dgrijalva/jwt-go v3.2.0+incompatible // indirect
	github.com/fatih/color v1.7.0 // indirect
	github.com/fsnotify/fsnotify v1.4.7 // indirect
	github.com/gogo/protobuf v1.3.1 // indirect
	github.com/golang/mock v1.3.1 // indirect
	github.com/golang/protobuf v1.3.5 // indirect
	github.com/grpc-ecosystem/go-grpc-prometheus v1.2.0 // indirect
	github.com/grpc-ecosystem/grpc-gateway v1.9.0 // indirect
	github.com/hashicorp/hcl v1.0.0 // indirect
	github.com/jacobsa/crypto v0.0.0-20190317225127-9f44e2d11115 // indirect
	github.com/magiconair/properties v1.8.1 // indirect
	github.com/mattn/go-colorable v0.1.2 // indirect
	github.com/mattn/go-isatty v0.0.8 // indirect
	github.com/matttproud/golang_protobuf_extensions v1.0.1 // indirect
	github.com/mitchellh/mapstructure v1.1.2 // indirect
	github.com/mwitkow/go-grpc-middleware v1.0.0 // indirect
	github.com/pelletier/go-toml v1.2.0 // indirect
	github.com/pkg/errors v0.9.1 // indirect
	github.com/prometheus/client_golang v1.5.1 // indirect
	github.com/prometheus/client_model v0.2.0 // indirect
	github.com/prometheus/common v0.9.1 // indirect
	github.com/prometheus/procfs v0.0.8 // indirect
	github.com/spf13/afero v1.1.2 // indirect
	github.com/spf13/cast v1.3.0 // indirect
	github.com/spf13/jwalterweatherman v1.0.0 // indirect
	github.com/spf13/pflag v1.0.3 // indirect
	github.com/subosito/gotenv v1.2.0 // indirect
	golang.org/x/net v0.0.0-20200320220750-118fecf932d8 // indirect
	golang.org/x/oauth2 v0.0.0-20200107190931-bf48bf16ab8d // indirect
	golang.org/x/sys v0.0.0-20200323222414-85ca7c5b95cd // indirect
	golang.org/x/text v0.3.2 // indirect
	google.golang.org/genproto v0.0.0-20200323114720-3f67cca34472 // indirect
	google.golang.org/grpc v1.28.0 // indirect
	gopkg.in/ini.v1 v1.51.0 // indirect
	gopkg.in/redis.v5 v5.2.9 // indirect
	gopkg.in/yaml.v2 v2.2.8 // indirect
)

// The libraries name commits that work together only with exactly these; `go mod tidy` picks others.
replace (
	github.com/TheThingsNetwork/api => github.com/TheThingsNetwork/api v0.0.0-20190516111443-a3523f89e84f
	github.com/brocaar/lorawan => github.com/brocaar/lorawan v0.0.0-20170626123636-a64aca28516d
)
