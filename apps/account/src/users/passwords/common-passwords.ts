/** The most common passwords of the allowed length, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890
   0123456789 9876543210 987654321 87654321 11111111 00000000 22222222 66666666 88888888 99999999 12341234 11223344
   12344321 123123123 123321123 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qwertyui qwertyuiop qwerty12
   qwerty123 qwerty1234 asdfghjk asdfghjkl zxcvbnm1 q1w2e3r4 a1b2c3d4 abcd1234 abc12345 abcdefgh abcdefg1 iloveyou
   iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman batman123
   starwars trustno1 whatever computer internet michelle jennifer jordan23 corvette mercedes maverick midnight
   liverpool liverpool1 chelsea1 arsenal1 charlie1 michael1 jessica1 dragon123 monkey123 shadow123 master123
   welcome1 welcome123 letmein1 letmein123 changeme changeme1 changeme123 change-me admin123 admin1234 administrator
   adminadmin root1234 rootroot toor1234 test1234 testtest testing1 testing123 default1 secret123 access14 login123
   football12 pokemon1 nintendo samsung1 google123 facebook facebook1 linkedin security cookie123 flower123
   lovelove loveyou1 hello123 helloworld freedom1 victoria elizabeth alexander christian dolphins steelers cowboys1
   hunter12 killer123 qazwsxedc zaq12wsx zaq1zaq1 passpass pass1234 pass12345 mypassword lorawan1 lorawan123
   fieldpost fieldpost1 fieldpost123 thethingsnetwork`.split(/\s+/),
);
