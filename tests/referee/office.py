"""A LibreOffice of one's own, spoken to through its interface for programs."""
import subprocess
import time
from contextlib import contextmanager

import uno
from com.sun.star.beans import PropertyValue


def value(name, given):
    made = PropertyValue()
    made.Name, made.Value = name, given
    return made


def connected(profile):
    pipe = "roundabout%d" % time.time_ns()
    accept = "pipe,name=%s;urp;" % pipe
    office = subprocess.Popen(
        ["soffice", profile, "--headless", "--norestore", "--nologo", "--accept=" + accept],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(240):
        try:
            context = resolver.resolve("uno:" + accept + "StarOffice.ComponentContext")
            return office, context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        except Exception:
            time.sleep(0.5)
    office.kill()
    raise SystemExit("LibreOffice does not answer")


def loaded(desktop, path):
    return desktop.loadComponentFromURL("file://" + path, "_blank", 0, (value("Hidden", True),))


@contextmanager
def started(profile):
    """LibreOffice's desktop, with a user profile; gone afterwards."""
    office, desktop = connected(profile)
    try:
        yield desktop
    finally:
        try:
            desktop.terminate()
        except Exception:
            pass
        try:
            office.wait(30)
        except subprocess.TimeoutExpired:
            office.kill()
