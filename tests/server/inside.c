/* tests/server/inside.c -- webhooks reach the world, and nothing behind the server. */

#include "server/inside.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <string.h>

static const char *const inside[] = {
	"0.0.0.0",
	"0.1.2.3",
	"10.0.0.1",
	"10.255.255.255",
	"100.64.0.1",
	"100.127.255.255",
	"127.0.0.1",
	"127.255.0.9",
	"169.254.169.254",
	"172.16.0.1",
	"172.31.255.255",
	"192.0.0.8",
	"192.168.0.1",
	"192.168.255.255",
	"198.18.0.1",
	"198.19.255.255",
	"224.0.0.1",
	"239.1.1.1",
	"240.0.0.1",
	"255.255.255.255",
	"::",
	"::1",
	"::ffff:127.0.0.1",
	"::ffff:10.1.1.1",
	"::127.0.0.1",
	"fe80::1",
	"fec0::1",
	"fc00::1",
	"fd12:3456::1",
	"ff02::1",
	"64:ff9b::a00:1",
	"2002:a00:1::",
	"2001:db8::1",
	"2001::1",
	"100::1",
};

static const char *const outside[] = {
	"1.1.1.1",        "9.255.255.255",        "11.0.0.0",
	"100.63.255.255", "100.128.0.0",          "126.0.0.1",
	"128.0.0.1",      "172.15.0.1",           "172.32.0.1",
	"192.167.0.1",    "192.169.0.1",          "198.17.0.1",
	"198.20.0.1",     "223.255.255.1",        "2600::1",
	"2a00:1450::1",   "2001:4860:4860::8888", "::ffff:8.8.8.8",
};

static bool judge(const char *text)
{
	struct sockaddr_in four = { .sin_family = AF_INET };
	struct sockaddr_in6 six = { .sin6_family = AF_INET6 };

	if (!strchr(text, ':')) {
		assert_int_equal(inet_pton(AF_INET, text, &four.sin_addr), 1);
		return is_inside((struct sockaddr *)&four);
	}
	assert_int_equal(inet_pton(AF_INET6, text, &six.sin6_addr), 1);
	return is_inside((struct sockaddr *)&six);
}

static void own_networks_are_inside(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
		if (!judge(inside[i]))
			fail_msg("%s", inside[i]);
}

static void the_world_is_outside(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof outside / sizeof *outside; i++)
		if (judge(outside[i]))
			fail_msg("%s", outside[i]);
}

static void what_is_no_address_is_inside(void **state)
{
	struct sockaddr other = { .sa_family = AF_UNIX };

	(void)state;
	assert_true(is_inside(&other));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(own_networks_are_inside),
		cmocka_unit_test(the_world_is_outside),
		cmocka_unit_test(what_is_no_address_is_inside),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
