/** Common leaked passwords, in lowercase, of ten or more characters. Shorter passwords are rejected anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  0123456789 01234567890 0987654321 1029384756 1122334455 1234512345 1234567890 12345678900 12345678901
  123456789010 1234567890a 1234567890q 1234567891 12345678910 12345678912 123456789123 123456789a 123456789q
  123456789z 12345qwert 1234abcd1234 1234qwer1234 1234qwerasdf 123qwe123qwe 123qweasdzxc 1472583690
  1598753258 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 2wsx3edc4rfv
  3141592653 3141592654 7539518426 7894561230 9876543210 98765432100 987654321a a123456789 a1234567890
  a1b2c3d4e5 a1s2d3f4g5 aa12345678 aa123456789 abc1234567 abc123456789 abc123abc123 abcd123456 abcd12345678
  abcde12345 abcdef123456 abcdefghij access14access admin12345 admin123456 admin123admin adminadmin
  administrator asd123asd123 asdf123456 asdf1234asdf asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjkl;
  azerty123456 azertyuiop barcelona1 baseball123 basketball basketball1 billybobjr bismillah1 bismillah123
  blink182blink butterfly1 butterfly123 caroline123 changeme123 changemenow charlie123 charlotte1
  cheerleader chelseafc1 chocolate1 chocolate123 christian1 christopher christopher1 computer123
  correcthorsebatterystaple cristiano7 cristianoronaldo dolphins123 dragon1234 elizabeth1 everything1
  football10 football123 football1234 forever123 fortnite123 foryouonly gfhjkm123456 goodluck123 hello12345
  hello123456 hellohello hellothere helloworld helloworld1 iloveyou12 iloveyou123 iloveyou1234 iloveyou143
  iloveyou2u iloveyousomuch jennifer123 jesuschrist killer1234 letmein123 letmein1234 liverpool1
  liverpool123 liverpoolfc love123456 love12345678 manchester manchester1 manunited1 master1234 metallica1
  michael123 michelle123 minecraft1 minecraft123 monkey1234 mypassword mypassword1 newpassword nicholas123
  nothing123 onelove123 p@ssw0rd12 p@ssw0rd123 p@ssword123 pa55word123 passw0rd12 passw0rd123 passw0rd1234
  password!! password00 password01 password1! password10 password11 password12 password123 password123!
  password1234 password12345 password123456 password2020 password2021 password2022 password2023 password2024
  password2025 password2026 password21 password22 password69 password99 password@1 password@123
  passwordpassword pokemon123 princess12 princess123 princess1234 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234
  qazwsx123456 qazwsxedc1 qazwsxedc123 qazwsxedcrfv qqww1122qq qwaszx1234 qwe123qwe123 qweasdzxc1
  qweasdzxc123 qwer1234qwer qwert12345 qwert123456 qwerty123! qwerty1234 qwerty12345 qwerty123456
  qwerty1234567 qwerty12345678 qwerty123456789 qwertyqwerty qwertyuiop qwertyuiop1 qwertyuiop12
  qwertyuiop123 qwertyuiop[] realmadrid realmadrid1 rockstar123 rockyou123 samantha123 samsung123 secret1234
  shadow1234 skateboard slipknot666 soccer1234 spiderman1 spiderman123 starwars123 strawberry stupid1234
  sunflower1 sunshine12 sunshine123 superman12 superman123 supersecret superstar1 temporary1 test123456
  test1234test testing123 testpassword testtest123 thisismypassword tinkerbell tinkerbell1 trustno1234
  unbelievable undertaker unicorn123 volleyball volleyball1 w1w2w3w4w5 welcome123 welcome1234 welcome12345
  welcome2024 welcome2025 welcome2026 welcome@123 whatever12 whatever123 william123 winner1234 yankees123
  zaq12wsx34 zaq12wsxcde zaq1zaq1zaq1 zxcvbnm,./ zxcvbnm123 zxcvbnm1234 zxcvbnmasd zxcvbnmasdfghjkl
`
    .trim()
    .split(/\s+/),
)
