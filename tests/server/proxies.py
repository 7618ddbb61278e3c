"""tests/server/proxies.py -- behind HAProxy, nginx and Caddy: whose address counts, pages over https, WebSockets.

A client can write what it likes into X-Forwarded-For; each proxy adds what it has seen in a way of its own.
"""

import os
import re
import shutil
import socket
import subprocess
import tempfile

from client import Live, Server, check, run_tests, until

HAPROXY = """global
  maxconn 100
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend f
  bind 127.0.0.1:{port}
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  http-request set-header X-Forwarded-Host %[req.hdr(Host)]
  default_backend b
backend b
  server s 127.0.0.1:{server}
"""
NGINX = """daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  server {{
    listen 127.0.0.1:{port};
{location}
  }}
}}
"""
CADDY = """{{
  admin off
  auto_https off
}}
http://127.0.0.1:{port} {{
  reverse_proxy 127.0.0.1:{server}
}}
"""


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as held:
        return held.getsockname()[1]


def location_of_docs():
    """What docs/server.md tells people to write."""
    text = open("docs/server.md").read()
    return re.search(r"^    location / \{\n(?:.*\n)*?^    \}$", text, re.M)[0]


def behind(name, package, config, command):
    def test():
        subprocess.run(["tools/need.sh", package], check=True)
        program = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin")
        with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/data", "--trust-proxy", "--max-created", "2") as one:
            port = free_port()
            location = location_of_docs().replace("127.0.0.1:8080", f"127.0.0.1:{one.port}").replace("$scheme", "https")
            path = f"{folder}/config"
            open(path, "w").write(config.format(port=port, server=one.port, folder=folder, location=location))
            env = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
            proxy = subprocess.Popen([program, *command, path], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                until(lambda: is_open(port), f"{name} does not listen")
                visit(one, port, name)
            finally:
                proxy.terminate()
                proxy.wait()
    test.__name__ = name
    return test


def is_open(port):
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


def visit(one, port, name):
    def create(source, lies):
        body = b'{"game":"tic-tac-toe","name":"A"}'
        with socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(source, 0)) as raw:
            raw.sendall(f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n{lies}"
                        f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
            return raw.makefile("rb").read().decode()
    lies = ["", "X-Forwarded-For: 1.1.1.1\r\n", "X-Forwarded-For: 2.2.2.2, 3.3.3.3\r\nX-Forwarded-For: 4.4.4.4:5\r\n"]
    codes = [int(create("127.0.0.1", lie).split(" ", 2)[1]) for lie in lies]
    check(codes == [201, 201, 429], name, "lets a client choose its address:", codes)
    other = create("127.0.0.2", "")
    check(" 201 " in other.split("\r\n")[0], "another address suffered:", other)
    if name != "caddy":  # which says http, since it was asked by http
        check("Secure" in re.search(r"set-cookie: (.*)", other, re.I)[1], other)
    check(f"://127.0.0.1:{port}/#/at/" in other, "links lead elsewhere:", other)
    table, token = re.search(r'"id":"(\w+)"', other)[1], re.search(r'"token":"(\w+)"', other)[1]
    live = Live(port, f"/api/tables/{table}/live", token)
    check(live.receive()["you"] == "cross", "no WebSocket through", name)
    check(live.do("luck", luck="0" * 32)["type"] == "done")
    one.join(table)
    check(live.wait("position")["position"]["asks"], "nothing comes through", name)
    live.close()


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([behind("haproxy", "haproxy", HAPROXY, ["-f"]), behind("nginx", "nginx-light", NGINX, ["-c"]),
               behind("caddy", "caddy", CADDY, ["run", "--adapter", "caddyfile", "--config"])])
