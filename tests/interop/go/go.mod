module fieldpost/interop

go 1.19

require (
	github.com/TheThingsNetwork/api v0.0.0-20190516111443-a3523f89e84f
	github.com/TheThingsNetwork/go-account-lib v0.0.0-20200324111756-39cfe6d39482
	github.com/TheThingsNetwork/go-app-sdk v0.0.0-20191121100818-5bae20ae2b27
	github.com/TheThingsNetwork/ttn/core/types v0.0.0-20200318120938-1b1c68b270af
	google.golang.org/grpc v1.28.0
)

require (
	github.com/TheThingsNetwork/go-utils v0.0.0-20200324111456-dfe813d791ea // indirect
	github.com/TheThingsNetwork/ttn/api v0.0.0-20190516081709-034d40b328bd // indirect
	github.com/TheThingsNetwork/ttn/mqtt v0.0.0-20190516112328-fcd38e2b9dc6 // indirect
	github.com/TheThingsNetwork/ttn/utils/errors v0.0.0-20200318120938-1b1c68b270af // indirect
	github.com/TheThingsNetwork/ttn/utils/random v0.0.0-20190516092602-86414c703ee1 // indirect
	github.com/apex/log v1.1.2 // indirect
	github.com/asaskevich/govalidator v0.0.0-20200108200545-475eaeb16496 // indirect
	github.com/beorn7/perks v1.0.1 // indirect
	github.com/brocaar/lorawan v0.0.0-20191115102621-6095d473cf60 // indirect
	github.com/cespare/xxhash/v2 v2.1.1 // indirect
	github.com/dgrijalva/jwt-go v3.2.0+incompatible // indirect
	github.com/eclipse/paho.mqtt.golang v1.2.0 // indirect
	github.com/gogo/protobuf v1.3.1 // indirect
	github.com/golang/mock v1.3.1 // indirect
	github.com/golang/protobuf v1.3.5 // indirect
	github.com/grpc-ecosystem/go-grpc-prometheus v1.2.0 // indirect
	github.com/grpc-ecosystem/grpc-gateway v1.9.0 // indirect
	github.com/jacobsa/crypto v0.0.0-20190317225127-9f44e2d11115 // indirect
	github.com/matttproud/golang_protobuf_extensions v1.0.1 // indirect
	github.com/mwitkow/go-grpc-middleware v1.0.0 // indirect
	github.com/pkg/errors v0.9.1 // indirect
	github.com/prometheus/client_golang v1.5.1 // indirect
	github.com/prometheus/client_model v0.2.0 // indirect
	github.com/prometheus/common v0.9.1 // indirect
	github.com/prometheus/procfs v0.0.8 // indirect
	golang.org/x/net v0.0.0-20200320220750-118fecf932d8 // indirect
	golang.org/x/oauth2 v0.0.0-20200107190931-bf48bf16ab8d // indirect
	golang.org/x/sys v0.0.0-20200323222414-85ca7c5b95cd // indirect
	golang.org/x/text v0.3.2 // indirect
	google.golang.org/genproto v0.0.0-20200323114720-3f67cca34472 // indirect
	gopkg.in/redis.v5 v5.2.9 // indirect
)

// The libraries name commits that work together only with exactly these; `go mod tidy` picks others.
replace (
	github.com/TheThingsNetwork/api => github.com/TheThingsNetwork/api v0.0.0-20190516111443-a3523f89e84f
	github.com/TheThingsNetwork/ttn/core/types => github.com/TheThingsNetwork/ttn/core/types v0.0.0-20190516112328-fcd38e2b9dc6
	github.com/brocaar/lorawan => github.com/brocaar/lorawan v0.0.0-20170626123636-a64aca28516d
)
